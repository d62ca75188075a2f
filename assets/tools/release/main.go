// Command release builds the program for every desktop system, on one machine and without a C compiler, and packs each
// into an archive with the licences. Builds are reproducible: the same source and version give the same bytes, because
// no path, no version control stamp and no time gets into them.
package main

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// target is a system that the program is built for, as GOOS and GOARCH.
type target struct{ system, arch string }

var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
}

// texts are the documents in every archive.
var texts = []string{"README.md", "CHANGELOG.md", "LICENSE", "NOTICE"}

func main() {
	log.SetFlags(0)
	version := flag.String("version", "dev", "the version shown by --version and in the names of the archives")
	out := flag.String("out", "dist", "the `folder` for the archives")
	check := flag.Bool("check", false, "build everything a second time, in another folder with an empty cache, and compare")
	flag.Parse()
	if err := release(*version, *out, *check); err != nil {
		log.Fatal(err)
	}
}

// release writes the archives and SHA256SUMS to the folder out, which it empties first.
func release(version, out string, check bool) error {
	if strings.ContainsAny(version, " /\\'\"") || version == "" {
		return fmt.Errorf("the version %q cannot be part of a file's name", version)
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	var elsewhere string
	if check {
		var err error
		elsewhere, err = copySource()
		defer os.RemoveAll(elsewhere)
		if err != nil {
			return err
		}
	}
	var sums strings.Builder
	for _, t := range targets {
		name, data, err := t.archive(".", version)
		if err != nil {
			return err
		}
		if check {
			if _, again, err := t.archive(elsewhere, version); err != nil {
				return err
			} else if !bytes.Equal(data, again) {
				return fmt.Errorf("%s: two builds differ", name)
			}
		}
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), name)
		log.Printf("%s, %.1f MB%s", name, float64(len(data))/1e6, map[bool]string{true: ", built twice the same"}[check])
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(sums.String()), 0o644)
}

// archive builds the program for t from the folder source and returns the archive's file name and content.
func (t target) archive(source, version string) (string, []byte, error) {
	program, err := t.build(source, version)
	if err != nil {
		return "", nil, err
	}
	folder := fmt.Sprintf("wildfifteen-%s-%s-%s", version, t.name(), t.arch)
	files := []file{{name: folder + "/wildfifteen" + t.suffix(), data: program, program: true}}
	for _, name := range texts {
		data, err := os.ReadFile(filepath.Join(source, name))
		if err != nil {
			return "", nil, err
		}
		files = append(files, file{name: folder + "/" + name, data: data})
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	if t.system == "windows" {
		data, err := zipped(files)
		return folder + ".zip", data, err
	}
	data, err := tarred(files)
	return folder + ".tar.gz", data, err
}

// build compiles the program for t and returns the executable.
func (t target) build(source, version string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "release")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "program")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false",
		"-ldflags", "-s -w -buildid= -X main.version="+version, "-o", path, ".")
	cmd.Env = append(os.Environ(), "GOOS="+t.system, "GOARCH="+t.arch, "CGO_ENABLED=0", "GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0")
	if source != "." {
		cmd.Env = append(cmd.Env, "GOCACHE="+filepath.Join(source, cacheFolder))
	}
	cmd.Dir, cmd.Stderr = source, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("building for %s/%s: %w", t.system, t.arch, err)
	}
	return os.ReadFile(path)
}

// cacheFolder is the build cache of a copy of the source.
const cacheFolder = ".gocache"

// copySource copies the source to a new folder, so that a build there, with an empty cache, is independent of the first
// build and its path.
func copySource() (string, error) {
	dir, err := os.MkdirTemp("", "wildfifteen-again")
	if err != nil {
		return "", err
	}
	err = filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{".git", "build", "dist"}, name):
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(dir, name), 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dir, name), data, 0o644)
	})
	return dir, err
}

// name returns the usual name of the system.
func (t target) name() string {
	if t.system == "darwin" {
		return "macos"
	}
	return t.system
}

func (t target) suffix() string {
	if t.system == "windows" {
		return ".exe"
	}
	return ""
}
