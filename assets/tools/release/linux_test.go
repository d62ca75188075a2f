package main

import (
	"bytes"
	"encoding/xml"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
)

// sharedFile returns a file of share/ whose name has an end, written to a folder.
func sharedFile(t *testing.T, home, end string) string {
	t.Helper()
	files, err := newTrial(t, home).shared()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasSuffix(f.name, end) {
			path := filepath.Join(t.TempDir(), filepath.Base(f.name))
			if err := os.WriteFile(path, f.data, 0o644); err != nil {
				t.Fatal(err)
			}
			return path
		}
	}
	t.Fatalf("no %s", end)
	return ""
}

// TestDesktopEntry has the entry checked as desktops do.
func TestDesktopEntry(t *testing.T) {
	path := sharedFile(t, "", ".desktop")
	if out := command(t, ".", nil, "desktop-file-validate", path); out != "" {
		t.Error(out)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"Exec=wildfifteen %u\n", "MimeType=x-scheme-handler/wildfifteen;\n", "StartupWMClass=wildfifteen\n", "Icon=" + appID + "\n",
		"GenericName=Sliding puzzle\n", "Comment[de]=" + assets.Load("de").T("cli.short") + "\n", "Exec=wildfifteen wildfifteen:today\n", "Name[de]=Neues Spiel\n"} {
		if !strings.Contains(string(data), line) {
			t.Errorf("no line %s", line)
		}
	}
}

// TestMetainfo has the description checked as software centres do, with and without an address of the project.
func TestMetainfo(t *testing.T) {
	for _, home := range []string{"", "https://github.com/example/wildfifteen"} {
		path := sharedFile(t, home, ".metainfo.xml")
		command(t, ".", nil, "appstreamcli", "validate", "--no-net", path)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		pictures := strings.Count(text, "<image ")
		if home == "" && (pictures > 0 || strings.Contains(text, "homepage")) || home != "" && pictures != 5 {
			t.Errorf("%q: %d pictures", home, pictures)
		}
		for line := range strings.Lines(text) {
			_, address, ok := strings.Cut(line, "/v1.2.3-trial/")
			if !ok {
				continue
			}
			name, _, _ := strings.Cut(address, "<")
			if _, err := os.Stat(filepath.Join(module, name)); err != nil {
				t.Error(err)
			}
		}
		german := assets.Load("de")
		for _, key := range []string{"cli.short", "store.you"} {
			if !strings.Contains(text, ` xml:lang="de">`+german.T(key)+"<") {
				t.Errorf("%s is not there in German", key)
			}
		}
		if home != "" && !strings.Contains(text, `<caption xml:lang="de">`+german.T("store.picture_review")) {
			t.Error("the pictures have no German captions")
		}
		if !strings.Contains(text, `<release version="1.2.3-trial" date="2026-11-30">`) || !strings.Contains(text, "<p>The first thing, in two lines</p>") {
			t.Error("the release is not described")
		}
	}
}

// TestEscape checks that a text stays a text in XML.
func TestEscape(t *testing.T) {
	const text = `a < b & "c" > 'd' ]]>`
	got, err := escape(text)
	if err != nil {
		t.Fatal(err)
	}
	var back string
	if err := xml.Unmarshal([]byte("<p>"+got+"</p>"), &back); err != nil || back != text {
		t.Errorf("%s: %q, %v", got, back, err)
	}
}

// TestManuals looks for each command's page and checks that none shows marks of Markdown.
func TestManuals(t *testing.T) {
	files, err := newTrial(t, "").commandFiles()
	if err != nil {
		t.Fatal(err)
	}
	pages := 0
	for _, f := range files {
		if !strings.HasSuffix(f.name, ".1") {
			continue
		}
		pages++
		text := string(f.data)
		for _, want := range []string{".TH \"WILDFIFTEEN", "Nov 2026", "Wild Fifteen 1.2.3-trial", ".SH EXIT STATUS\n.TP\n0\n", ".TP\n3\n"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s lacks %q", f.name, want)
			}
		}
		for _, mark := range []string{`\\*`, `\\_`, `\\<`, `\\#`, "\\\\`", `\\[`} {
			if strings.Contains(text, mark) {
				t.Errorf("%s has %s", f.name, mark)
			}
		}
	}
	if pages < 12 || len(files) != pages+3 {
		t.Errorf("%d pages of %d files", pages, len(files))
	}
}

// hostPrograms returns the archive and the Debian package for this machine.
func hostPrograms(t *testing.T) (archive, debian []byte) {
	t.Helper()
	r := newTrial(t, "")
	data, err := r.program(target{"linux", runtime.GOARCH})
	if err != nil {
		t.Fatal(err)
	}
	for _, t := range targets { // the packages for other machines are not looked at here
		r.programs[t] = data
	}
	files, err := r.linux()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		switch {
		case strings.HasSuffix(f.name, "linux-"+runtime.GOARCH+".tar.gz"):
			archive = f.data
		case strings.HasSuffix(f.name, "_"+runtime.GOARCH+".deb"):
			debian = f.data
		}
	}
	return archive, debian
}

// TestLinuxPackages unpacks the archive, installs, runs and removes it, and does the same with the Debian package.
func TestLinuxPackages(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("for Linux only")
	}
	archive, debian := hostPrograms(t)
	t.Run("archive", func(t *testing.T) { installArchive(t, archive) })
	t.Run("debian", func(t *testing.T) { installDebian(t, debian) })
}

func installArchive(t *testing.T, archive []byte) {
	dir, prefix := t.TempDir(), filepath.Join(t.TempDir(), "a folder & more")
	if err := untar(archive, dir); err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(dir, "wildfifteen-1.2.3-trial-linux-"+runtime.GOARCH, "install.sh")
	env := []string{"PREFIX=" + prefix}
	command(t, ".", env, script)
	if out := command(t, ".", nil, filepath.Join(prefix, "bin", "wildfifteen"), "--version"); out != "Wild Fifteen 1.2.3-trial\n" {
		t.Errorf("%q", out)
	}
	entry, err := os.ReadFile(filepath.Join(prefix, "share/applications", appID+".desktop"))
	if err != nil || !strings.Contains(string(entry), "Exec=\""+prefix+"/bin/wildfifteen\" %u\n") {
		t.Errorf("%s, %v", entry, err)
	}
	command(t, ".", env, script, "remove")
	err = filepath.WalkDir(prefix, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Base(path) != "mimeinfo.cache" && filepath.Base(path) != "icon-theme.cache" {
			t.Errorf("%s is left", path)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	if exec.Command(script, "nonsense").Run() == nil {
		t.Error("a wrong word is no error")
	}
}

// installDebian installs the package, runs the program and removes it. That takes dpkg and root; elsewhere the package is only
// taken apart.
func installDebian(t *testing.T, debian []byte) {
	members := unarchived(t, debian)
	data := unpacked(t, members["data.tar.gz"])
	if data["usr/games/wildfifteen"] == "" || !strings.Contains(data["usr/share/applications/"+appID+".desktop"], "Exec=/usr/games/wildfifteen %u\n") {
		t.Errorf("the package lacks the program or its entry")
	}
	if _, err := exec.LookPath("dpkg"); err != nil || os.Geteuid() != 0 {
		t.Log("not installed: that takes dpkg and root")
		return
	}
	if exec.Command("dpkg-query", "-W", "wildfifteen").Run() == nil {
		t.Log("not installed: this machine has the package already")
		return
	}
	path := filepath.Join(t.TempDir(), "wildfifteen.deb")
	if err := os.WriteFile(path, debian, 0o644); err != nil {
		t.Fatal(err)
	}
	dpkg(t, "-i", path)
	t.Cleanup(func() { _ = exec.Command("dpkg", "-P", "wildfifteen").Run() })
	if out := command(t, ".", nil, "/usr/games/wildfifteen", "solve", "1 2 3/4 5 6/7 0 8"); out != "1 L\n" {
		t.Errorf("%q", out)
	}
	if out := command(t, ".", nil, "dpkg", "-V", "wildfifteen"); out != "" && !strings.Contains(out, "missing") { // some images leave documents out
		t.Error(out)
	}
	dpkg(t, "-P", "wildfifteen")
	if _, err := os.Stat("/usr/games/wildfifteen"); !os.IsNotExist(err) {
		t.Errorf("after the removal: %v", err)
	}
}

// dpkg runs dpkg, again while another process installs something.
func dpkg(t *testing.T, args ...string) {
	t.Helper()
	for n := 0; ; n++ {
		out, err := exec.Command("dpkg", args...).CombinedOutput()
		if err == nil {
			return
		}
		if n == 600 || !strings.Contains(string(out), "lock") {
			t.Fatalf("dpkg %v: %v\n%s", args, err, out)
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// unarchived returns the members of a file of ar.
func unarchived(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	members := map[string][]byte{}
	r := bytes.NewReader(data)
	magic := make([]byte, 8)
	if _, err := io.ReadFull(r, magic); err != nil || string(magic) != "!<arch>\n" {
		t.Fatalf("%q", magic)
	}
	for r.Len() > 0 {
		head := make([]byte, 60)
		if _, err := io.ReadFull(r, head); err != nil || string(head[58:]) != "`\n" {
			t.Fatalf("head %q, %v", head, err)
		}
		size := 0
		for _, c := range strings.TrimSpace(string(head[48:58])) {
			size = size*10 + int(c-'0')
		}
		content := make([]byte, size+size%2)
		if _, err := io.ReadFull(r, content); err != nil {
			t.Fatal(err)
		}
		members[strings.TrimSpace(string(head[:16]))] = content[:size]
	}
	return members
}

// TestFlatpak checks that the recipe names the archives with their sums.
func TestFlatpak(t *testing.T) {
	r := newTrial(t, "")
	r.archives = []file{{name: "s.tar.gz", data: []byte("s")}, {name: "m.tar.gz", data: []byte("m")}}
	files, err := r.flatpak()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"id: " + appID, "path: s.tar.gz\n        sha256: 043a718774c572bd8a25adbeb1bfcd5c0256ae11cecf9f9c3f925d0e52beaf89",
		"path: m.tar.gz\n        sha256: 62c66a7a5dd70c3146618063c344e531e6d4b59e379808443ce962b3abd63c5a", "-version 1.2.3-trial -install /app"} {
		if !strings.Contains(string(files[0].data), want) {
			t.Errorf("no %s in %s", want, files[0].data)
		}
	}
}
