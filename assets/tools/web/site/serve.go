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

// types are the media types of the page's files; the system's own table may lack some.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".wasm": "application/wasm", ".png": "image/png", ".json": "application/json", ".webmanifest": "application/manifest+json",
	".gz": "application/gzip", ".br": "application/octet-stream",
}

// hashed matches the names that contain a hash of the file's content.
var hashed = regexp.MustCompile(`\.[0-9a-f]{12}\.[a-z]+(\.gz|\.br)?$`)

// Handler serves a folder that Build made: compressed if the browser accepts that, and cacheable for ever if the file
// name contains a hash of the content.
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
		h.Add("Content-Security-Policy", "frame-ancestors 'self'") // a page cannot say this itself
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Access-Control-Allow-Origin", "*") // a sandboxed frame has an opaque origin, so that its own files are cross-origin
		if encoding != "" {
			h.Set("Content-Encoding", encoding)
		}
		if hashed.MatchString(name) {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		} else {
			h.Set("Cache-Control", "no-cache")
		}
		if r.Method == http.MethodGet {
			_, _ = w.Write(data) // fails only if the browser has disconnected
		}
	})
}

// open returns a file in the smallest encoding that accept, the Accept-Encoding header, allows.
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

// takes reports whether an Accept-Encoding header allows an encoding.
func takes(accept, encoding string) bool {
	for part := range strings.SplitSeq(accept, ",") {
		name, q, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.TrimSpace(name) == encoding {
			return strings.ReplaceAll(q, " ", "") != "q=0"
		}
	}
	return false
}
