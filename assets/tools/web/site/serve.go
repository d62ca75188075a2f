package site

import (
	"errors"
	"io/fs"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// types are the media types of what the folder holds; a machine's own table may not know them all.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".wasm": "application/wasm", ".png": "image/png", ".json": "application/json", ".webmanifest": "application/manifest+json",
	".gz": "application/gzip", ".br": "application/octet-stream",
}

// hashed are names that stand for one content.
var hashed = regexp.MustCompile(`\.[0-9a-f]{12}\.[a-z]+(\.gz|\.br)?$`)

// Handler serves a folder that Build made: compressed where the browser takes it, kept for ever where the name
// stands for the content.
func Handler(folder fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			http.Error(w, "GET only", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" {
			name = "index.html"
		}
		data, encoding, err := open(folder, name, r.Header.Get("Accept-Encoding"))
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrInvalid) {
			http.NotFound(w, r)
			return
		}
		if err != nil {
			http.Error(w, "cannot be read", http.StatusInternalServerError)
			return
		}
		h := w.Header()
		h.Set("Content-Type", types[path.Ext(name)])
		h.Set("Content-Length", strconv.Itoa(len(data)))
		h.Set("Vary", "Accept-Encoding")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Content-Security-Policy", Policy)
		h.Set("Access-Control-Allow-Origin", "*") // a page in a sandboxed frame has no origin, not even its own
		if encoding != "" {
			h.Set("Content-Encoding", encoding)
		}
		if hashed.MatchString(name) {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		} else {
			h.Set("Cache-Control", "no-cache")
		}
		if r.Method == http.MethodGet {
			_, _ = w.Write(data) // the browser has gone away
		}
	})
}

// open returns a file in the best form that accept allows.
func open(folder fs.FS, name, accept string) (data []byte, encoding string, err error) {
	for _, kind := range []struct{ ending, encoding string }{{".br", "br"}, {".gz", "gzip"}} {
		if takes(accept, kind.encoding) {
			if data, err = fs.ReadFile(folder, name+kind.ending); err == nil {
				return data, kind.encoding, nil
			}
		}
	}
	data, err = fs.ReadFile(folder, name)
	return data, "", err
}

// takes reports whether an Accept-Encoding allows an encoding.
func takes(accept, encoding string) bool {
	for part := range strings.SplitSeq(accept, ",") {
		name, q, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.TrimSpace(name) == encoding {
			return strings.ReplaceAll(q, " ", "") != "q=0"
		}
	}
	return false
}
