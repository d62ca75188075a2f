// Command web builds the web page as a folder for any static host, and can serve it on this machine.
package main

import (
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"time"

	"wildfifteen/assets/tools/web/site"
)

func main() {
	log.SetFlags(0)
	version := flag.String("version", "dev", "the version shown by the game")
	address := flag.String("url", "", "the `address` of the published page, which previews of links need to find their picture")
	out := flag.String("out", "build/web", "the `folder` to make")
	serve := flag.String("serve", "", "then serve it at this `address`, such as 127.0.0.1:8015")
	fast := flag.Bool("fast", false, "compress faster but less")
	weigh := flag.Bool("weigh", false, "print the code's size by module instead")
	packages := flag.Bool("packages", false, "with -weigh, the program's own packages one by one")
	flag.Parse()
	if *weigh {
		list, err := site.Weigh(*packages)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%10s %10s %10s\n", "bytes", "gzip", "brotli")
		for _, w := range list {
			fmt.Printf("%10d %10d %10d  %s\n", w.Plain, w.Gzip, w.Brotli, w.Name)
		}
		return
	}
	sizes, err := site.Build(*version, *address, *out, *fast)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s: program %d bytes, %d gzip, %d brotli\n", *out, sizes.Plain, sizes.Gzip, sizes.Brotli)
	if *serve == "" {
		return
	}
	l, err := net.Listen("tcp", *serve)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s/\n", l.Addr())
	s := http.Server{Handler: site.Handler(os.DirFS(*out)), ReadHeaderTimeout: 10 * time.Second}
	log.Fatal(s.Serve(l))
}
