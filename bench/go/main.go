// SPDX-License-Identifier: Apache-2.0. Part of cserve.
//
// Go's net/http with the three handlers of bench/run: what a program in Go would cost on this machine.
//
// usage: main hello|io|loop|large|gzip [FILE]      prints "PORT n" when it listens on 127.0.0.1
package main

import (
	"compress/gzip"
	"fmt"
	"math/rand"
	"net"
	"net/http"
	"os"
	"strconv"
	"time"
)

func hello(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	fmt.Fprintf(w, "<h1>Hello Go. #%d</h1>", 1000+rand.Intn(9000))
}

func sleepAndFile(path string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(5 * time.Millisecond)
		data, err := os.ReadFile(path)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Length", strconv.Itoa(len(data))) // else Go sends it in chunks, which costs more
		w.Write(data)
	}
}

// step is not inlined, so that the loop is run and not folded into a constant.
//
//go:noinline
func step(sum, i int) int {
	return sum + i
}

func loop(w http.ResponseWriter, r *http.Request) {
	res := 0
	for i := 0; i < 10000; i++ {
		res = step(res, i)
	}
	w.Header().Set("Content-Type", "text/html")
	w.Write([]byte(strconv.Itoa(res)))
}

var megabyte = make([]byte, 1<<20)

func large(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	w.Header().Set("Content-Length", strconv.Itoa(len(megabyte)))
	w.Write(megabyte)
}

var piece []byte

func init() {
	for i := 0; len(piece) < 10240; i++ {
		piece = append(piece, fmt.Sprintf("line %d has the square %d\n", i, i*i)...)
	}
	piece = piece[:10240]
}

func pieces(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	w.Header().Set("Content-Encoding", "gzip")
	z, _ := gzip.NewWriterLevel(w, 4)
	for i := 0; i < 10; i++ {
		z.Write(piece)
		z.Flush()
		w.(http.Flusher).Flush()
	}
	z.Close()
}

func main() {
	mode, path := "hello", "/dev/null"
	if len(os.Args) > 1 {
		mode = os.Args[1]
	}
	if len(os.Args) > 2 {
		path = os.Args[2]
	}
	handlers := map[string]http.HandlerFunc{"hello": hello, "io": sleepAndFile(path), "loop": loop, "large": large, "gzip": pieces}
	handler, known := handlers[mode]
	if !known {
		fmt.Fprintf(os.Stderr, "main: unknown mode %q, use hello, io or loop\n", mode)
		os.Exit(1)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Printf("PORT %d\n", listener.Addr().(*net.TCPAddr).Port)
	fmt.Fprintln(os.Stderr, http.Serve(listener, handler))
	os.Exit(1)
}
