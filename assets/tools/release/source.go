package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// source is a folder with the program's source: a repository, or an unpacked source archive.
type source struct{ dir string }

// git runs git in the folder and returns what it prints.
func (s source) git(args ...string) (string, error) {
	cmd := exec.Command("git", args...)
	cmd.Dir = s.dir
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w", strings.Join(args, " "), err)
	}
	return string(out), nil
}

// isRepository reports whether the folder is the root of a repository.
func (s source) isRepository() bool {
	_, err := os.Stat(filepath.Join(s.dir, ".git"))
	return err == nil
}

// fit returns an error if a final version must not be made of the source: if that has changes of which no commit knows, if
// its history is cut off, or if the version's tag names another commit.
func (s source) fit(version string) error {
	if _, final := parseNumber(version); !final || !s.isRepository() {
		return nil
	}
	changed, err := s.git("status", "--porcelain")
	if err != nil {
		return err
	}
	if changed != "" {
		return fmt.Errorf("no release %s of a changed tree; commit or remove first:\n%s", version, changed)
	}
	shallow, err := s.git("rev-parse", "--is-shallow-repository")
	if err != nil {
		return err
	}
	if strings.TrimSpace(shallow) != "false" {
		return fmt.Errorf("no release %s of a shallow repository; first: git fetch --unshallow", version)
	}
	tagged, err := s.git("tag", "--list", "v"+version)
	if err != nil || tagged == "" {
		return err
	}
	head, err := s.git("rev-parse", "HEAD")
	if err != nil {
		return err
	}
	tag, err := s.git("rev-parse", "v"+version+"^{commit}")
	if err != nil {
		return err
	}
	if head != tag {
		return fmt.Errorf("the tag v%s names another commit, %.12s", version, tag)
	}
	return nil
}

// files returns the files of the source: those that the repository knows or, in an unpacked archive, all.
func (s source) files() ([]file, error) {
	names, err := s.names()
	if err != nil {
		return nil, err
	}
	slices.Sort(names)
	var files []file
	for _, name := range names {
		path := filepath.Join(s.dir, name)
		info, err := os.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue // removed, but not committed yet: a trial
		}
		if err != nil {
			return nil, err
		}
		if !info.Mode().IsRegular() {
			return nil, fmt.Errorf("%s is not a regular file", name)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: filepath.ToSlash(name), data: data, program: info.Mode()&0o100 != 0})
	}
	return files, nil
}

// names returns the names of the files.
func (s source) names() (names []string, err error) {
	if s.isRepository() {
		list, err := s.git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
		return strings.FieldsFunc(list, func(r rune) bool { return r == 0 }), err
	}
	err = filepath.WalkDir(s.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(s.dir, path)
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "build" || name == "dist"):
			return fs.SkipDir
		case !d.IsDir():
			names = append(names, name)
		}
		return nil
	})
	return names, err
}

// module returns the path of the module.
func (s source) module() (string, error) {
	cmd := exec.Command("go", "list", "-m")
	cmd.Dir = s.dir
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

// home returns the address of the project, which its module's path is if that names a host.
func (s source) home() (string, error) {
	path, err := s.module()
	if host, _, ok := strings.Cut(path, "/"); err != nil || !ok || !strings.Contains(host, ".") {
		return "", err
	}
	return "https://" + path, nil
}

// readFile returns a file of the source.
func (s source) readFile(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(s.dir, name))
}

// texts returns the documents that go into every package. The README goes without its pictures, which are not there.
func (s source) texts() ([]file, error) {
	var files []file
	for _, name := range []string{"README.md", "CHANGELOG.md", "LICENSE", "NOTICE"} {
		data, err := s.readFile(name)
		if err != nil {
			return nil, err
		}
		if name == "README.md" {
			data = withoutPictures(data)
		}
		files = append(files, file{name: name, data: data})
	}
	return files, nil
}

// withoutPictures removes the lines of a Markdown text that are pictures, with the empty line after each.
func withoutPictures(text []byte) []byte {
	var out [][]byte
	after := false
	for line := range bytes.Lines(text) {
		picture := bytes.HasPrefix(line, []byte("!["))
		if !picture && !(after && len(bytes.TrimSpace(line)) == 0) {
			out = append(out, line)
		}
		after = picture
	}
	return bytes.Join(out, nil)
}
