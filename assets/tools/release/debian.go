package main

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"
)

// libraries are the Debian packages that the program loads while it starts.
const libraries = "libc6, libgl1, libx11-6, libxcursor1, libxi6, libxinerama1, libxrandr2, libxxf86vm1"

// debian returns the Debian package of a program and its files, which stand below /usr.
func (r *release) debian(arch string, files []file) (file, error) {
	files, err := r.debianFiles(files)
	if err != nil {
		return file{}, err
	}
	var size int
	var sums strings.Builder
	for _, f := range files {
		size += (len(f.data) + 1023) / 1024
		fmt.Fprintf(&sums, "%x  %s\n", md5.Sum(f.data), strings.TrimPrefix(f.name, "./"))
	}
	home := ""
	if r.home != "" {
		home = "Homepage: " + r.home + "\n"
	}
	version := debianVersion(r.version)
	control := fmt.Sprintf("Package: wildfifteen\nVersion: %s\nArchitecture: %s\nMaintainer: %s\nInstalled-Size: %d\n"+
		"Depends: %s\nRecommends: zenity | xdg-desktop-portal, xclip | xsel | wl-clipboard\nSection: games\nPriority: optional\n%s"+
		"Description: sliding-tile puzzles with goals that go wild\n"+
		" Slide the tiles until every number stands where it belongs: in rows, along a\n"+
		" snake, into a spiral, or along a line that is drawn anew in each game. Every\n"+
		" deal can be solved, on boards from 2x2 to 32x32.\n"+
		" .\n"+
		" The same program answers questions in a terminal: which boards are solvable,\n"+
		" how many moves they need, how far random walks mix them.\n",
		version, arch, r.maintainer, size, libraries, home)
	info, err := tarred([]file{{name: "./control", data: []byte(control)}, {name: "./md5sums", data: []byte(sums.String())}}, "./")
	if err != nil {
		return file{}, err
	}
	data, err := tarred(files, foldersOf(files)...)
	if err != nil {
		return file{}, err
	}
	return file{name: fmt.Sprintf("wildfifteen_%s_%s.deb", version, arch),
		data: archived(file{name: "debian-binary", data: []byte("2.0\n")}, file{name: "control.tar.gz", data: info}, file{name: "data.tar.gz", data: data})}, nil
}

// debianFiles returns the files of a package with their places: games have a folder of their own there, as completions of zsh
// have, manual pages are compressed, and the licences stand beside the documents.
func (r *release) debianFiles(files []file) (list []file, err error) {
	add := func(name string, data []byte, program bool) {
		list = append(list, file{name: "./usr/" + name, data: data, program: program})
	}
	for _, f := range files {
		switch {
		case f.name == "bin/wildfifteen":
			f.name = "games/wildfifteen"
		case strings.HasPrefix(f.name, "share/man/"):
			f.name += ".gz"
			if f.data, err = gzipped(f.data); err != nil {
				return nil, err
			}
		case strings.HasPrefix(f.name, "share/applications/"):
			f.data = bytes.Replace(f.data, []byte("Exec=wildfifteen"), []byte("Exec=/usr/games/wildfifteen"), 1)
		}
		add(strings.Replace(f.name, "share/zsh/site-functions/", "share/zsh/vendor-completions/", 1), f.data, f.program)
	}
	const documents = "share/doc/wildfifteen/"
	changes, err := gzipped([]byte(r.debianChanges()))
	if err != nil {
		return nil, err
	}
	add(documents+"changelog.gz", changes, false)
	var licences []byte
	for _, name := range []string{"LICENSE", "NOTICE"} {
		text, err := r.source.readFile(name)
		if err != nil {
			return nil, err
		}
		licences = append(append(licences, text...), '\n')
	}
	add(documents+"copyright", licences, false)
	readme, err := r.source.readFile("README.md")
	if err != nil {
		return nil, err
	}
	add(documents+"README.md", withoutPictures(readme), false)
	slices.SortFunc(list, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return list, nil
}

// debianChanges returns what has changed in the form of Debian.
func (r *release) debianChanges() string {
	var b strings.Builder
	fmt.Fprintf(&b, "wildfifteen (%s) stable; urgency=low\n\n", debianVersion(r.version))
	for _, item := range r.changes.paragraphs() {
		line := "  *"
		for word := range strings.FieldsSeq(item) {
			if len(line)+len(word) >= 80 {
				b.WriteString(line + "\n")
				line = "   "
			}
			line += " " + word
		}
		b.WriteString(line + "\n")
	}
	fmt.Fprintf(&b, "\n -- %s  %s\n", r.maintainer, r.changes.date.Format(time.RFC1123Z))
	return b.String()
}

// debianVersion returns a version in Debian's order: one that begins with no digit is a trial, older than any other.
func debianVersion(version string) string {
	if version[0] < '0' || version[0] > '9' {
		version = "0~" + version
	}
	return strings.ReplaceAll(version, "-", "~")
}

// foldersOf returns the folders of files, each once and after those that hold it.
func foldersOf(files []file) (list []string) {
	seen := map[string]bool{}
	for _, f := range files {
		for dir := path.Dir(strings.TrimPrefix(f.name, "./")); dir != "." && !seen[dir]; dir = path.Dir(dir) {
			seen[dir] = true
			list = append(list, "./"+dir+"/")
		}
	}
	slices.Sort(list)
	return append([]string{"./"}, list...)
}

// archived packs files as ar does.
func archived(files ...file) []byte {
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for _, f := range files {
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", f.name, then.Unix(), 0, 0, 0o100644, len(f.data))
		b.Write(f.data)
		if len(f.data)%2 == 1 {
			b.WriteByte('\n')
		}
	}
	return b.Bytes()
}
