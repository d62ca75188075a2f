// Command release builds everything that is handed out, on one machine and without a C compiler: programs for Linux, Windows
// and macOS in the form that each system expects, the web page, the source, sums and a record of what they are made of. The
// same source and version give the same bytes, because no path, no version control stamp and no time of the build gets into
// them.
package main

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

func main() {
	log.SetFlags(0)
	var o options
	flag.StringVar(&o.version, "version", "dev", "the version; major.minor.patch needs a whole and clean repository and a section in CHANGELOG.md, any other is a trial")
	flag.StringVar(&o.home, "home", "", "the `address` of the project; by default that of its module")
	flag.StringVar(&o.page, "page", "", "the `address` at which the web page will be published")
	flag.StringVar(&o.maintainer, "maintainer", "", "who answers for the packages, as in \"Name <mail@example.org>\"")
	out := flag.String("out", "dist", "the `folder` for the packages, emptied first")
	key := flag.String("key", "", "a private `key` of ssh-keygen, which signs the sums")
	check := flag.Bool("check", false, "build everything a second time, elsewhere and with an empty cache, and compare")
	prefix := flag.String("install", "", "instead, build for this system and put the program with its files into a `folder` such as /usr/local")
	code := flag.Bool("code", false, "instead, print the version's number for Android")
	flag.Parse()
	var err error
	switch {
	case *code:
		err = printCode(o.version)
	case *prefix != "":
		err = install(o, *prefix)
	default:
		err = publish(o, *out, *key, *check)
	}
	if err != nil {
		log.Fatal("release: ", err)
	}
}

// printCode prints the number of a version for Android.
func printCode(version string) error {
	n, ok := parseNumber(version)
	if !ok {
		return fmt.Errorf("not a version such as 1.0.0: %q", version)
	}
	fmt.Println(n.code())
	return nil
}

func install(o options, prefix string) error {
	r, err := newRelease(".", o)
	if err != nil {
		return err
	}
	return r.install(prefix)
}

// publish makes all packages.
func publish(o options, out, key string, check bool) error {
	r, err := newRelease(".", o)
	if err != nil {
		return err
	}
	if err := r.source.fit(r.version); err != nil {
		return err
	}
	if err := r.write(out); err != nil {
		return err
	}
	if check {
		if err := r.again(out); err != nil {
			return err
		}
	}
	apps, err := r.androidApps()
	if err != nil {
		return err
	}
	if err := save(out, apps); err != nil {
		return err
	}
	return sumUp(out, key)
}

// options are what is said of a release from outside.
type options struct {
	version    string
	home       string // the address of the project, or ""
	page       string // the address of the web page, or ""
	maintainer string // who answers for the packages
	quick      bool   // for tests: programs contain the paths of their sources, so that packages need not be compiled again
}

// release is one version of the program while it is packed.
type release struct {
	options
	source   source
	changes  changes
	programs map[target][]byte
	archives []file // the source and its modules, once they are made
}

// nobody is the maintainer if none is given: an address that can never exist.
const nobody = authors + " <nobody@wildfifteen.invalid>"

func newRelease(folder string, o options) (*release, error) {
	if err := validName(o.version); err != nil {
		return nil, err
	}
	r := &release{options: o, source: source{folder}, programs: map[target][]byte{}}
	r.maintainer = cmp.Or(r.maintainer, nobody)
	text, err := r.source.readFile("CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	if r.changes, err = changesOf(string(text), r.version); err != nil {
		return nil, err
	}
	if r.home == "" {
		r.home, err = r.source.home()
	}
	return r, err
}

// parts are the makers of the packages.
func (r *release) parts() []func() ([]file, error) {
	return []func() ([]file, error){r.linux, r.windows, r.macos, r.webPage, r.sourceArchives, r.flatpak, r.notes, r.record}
}

// write writes the packages to the folder out, which it empties first.
func (r *release) write(out string) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	for _, part := range r.parts() {
		files, err := part()
		if err != nil {
			return err
		}
		if err := save(out, files); err != nil {
			return err
		}
	}
	return nil
}

// save writes files to a folder.
func save(out string, files []file) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(out, f.name), f.data, 0o644); err != nil {
			return err
		}
		log.Printf("%s, %.2f MB", f.name, float64(len(f.data))/1e6)
	}
	return nil
}

// again builds everything from the source archive in out, in another folder and with an empty cache, and compares each byte
// with what is in out.
func (r *release) again(out string) error {
	dir, err := os.MkdirTemp("", "wildfifteen-again")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	data, err := os.ReadFile(filepath.Join(out, r.sourceName()))
	if err != nil {
		return err
	}
	if err := untar(data, dir); err != nil {
		return err
	}
	second := filepath.Join(dir, "dist")
	cmd := exec.Command("go", "run", "./assets/tools/release", "-version", r.version, "-home", r.home, "-page", r.page,
		"-maintainer", r.maintainer, "-out", second)
	cmd.Dir = filepath.Join(dir, r.folder("source"))
	cmd.Env = append(os.Environ(), "GOCACHE="+filepath.Join(dir, "cache"), "ANDROID_HOME=")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("the second build: %w", err)
	}
	return same(out, second)
}

// same compares the files of two folders. The second may have sums that the first has not yet.
func same(first, second string) error {
	names := func(dir string) (list []string) {
		entries, _ := os.ReadDir(dir) // an empty list differs
		for _, e := range entries {
			if e.Name() != sumsFile {
				list = append(list, e.Name())
			}
		}
		return list
	}
	list := names(first)
	if other := names(second); len(list) == 0 || !slices.Equal(list, other) {
		return fmt.Errorf("two builds have different files: %q and %q", list, other)
	}
	for _, name := range list {
		a, err := os.ReadFile(filepath.Join(first, name))
		if err != nil {
			return err
		}
		b, err := os.ReadFile(filepath.Join(second, name))
		if err != nil {
			return err
		}
		if !bytes.Equal(a, b) {
			return fmt.Errorf("%s: two builds differ", name)
		}
	}
	log.Printf("%d files, built twice the same", len(list))
	return nil
}

// folder returns the name of the folder in an archive, which begins the archive's name.
func (r *release) folder(kind string) string { return "wildfifteen-" + r.version + "-" + kind }

// notes returns what has changed, for the page on which the release is published.
func (r *release) notes() ([]file, error) {
	return []file{{name: "CHANGES.md", data: []byte(r.changes.text)}}, nil
}
