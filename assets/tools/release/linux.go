package main

import (
	"bytes"
	_ "embed"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"text/template"

	"wildfifteen/assets"
)

const (
	authors = "The Wild Fifteen authors"
	appID   = "app.wildfifteen.WildFifteen" // names the program among all of a desktop
)

var (
	//go:embed linux/desktop.tmpl
	desktopEntry string
	//go:embed linux/install.sh
	installScript []byte
)

// linux returns the archives and the Debian packages.
func (r *release) linux() ([]file, error) {
	shared, err := r.shared()
	if err != nil {
		return nil, err
	}
	texts, err := r.source.texts()
	if err != nil {
		return nil, err
	}
	var out []file
	for _, t := range targets {
		if t.system != "linux" {
			continue
		}
		data, err := r.program(t)
		if err != nil {
			return nil, err
		}
		program := file{name: "bin/wildfifteen", data: data, program: true}
		folder := r.folder("linux-" + t.arch)
		files := append([]file{program, {name: "install.sh", data: installScript, program: true}}, texts...)
		archive, err := tarred(within(folder, append(files, shared...)...))
		if err != nil {
			return nil, err
		}
		debian, err := r.debian(t.arch, append([]file{program}, shared...))
		if err != nil {
			return nil, err
		}
		out = append(out, file{name: folder + ".tar.gz", data: archive}, debian)
	}
	return out, nil
}

// install builds the program for this system and puts it into a folder, with what the desktop wants to know.
func (r *release) install(prefix string) error {
	data, err := r.program(target{runtime.GOOS, runtime.GOARCH})
	if err != nil {
		return err
	}
	files := []file{{name: "bin/wildfifteen", data: data, program: true}}
	if runtime.GOOS == "linux" {
		shared, err := r.shared()
		if err != nil {
			return err
		}
		files = append(files, shared...)
	}
	for _, f := range files {
		path := filepath.Join(prefix, f.name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, os.FileMode(f.mode())); err != nil {
			return err
		}
	}
	return nil
}

// shared returns the files of share/: what the desktop, man and the shells want to know.
func (r *release) shared() ([]file, error) {
	entry, err := fill(desktopEntry, map[string]any{
		"Name": assets.Load("en").T("store.title"), "Kind": inAll("store.kind"), "Comment": inAll("cli.short"), "Today": inAll("daily.today"), "New": inAll("newgame.menu"),
	})
	if err != nil {
		return nil, err
	}
	info, err := r.metainfo()
	if err != nil {
		return nil, err
	}
	drawn := newIcon()
	files := []file{
		{name: "share/applications/" + appID + ".desktop", data: entry},
		{name: "share/metainfo/" + appID + ".metainfo.xml", data: info},
		{name: "share/icons/hicolor/scalable/apps/" + appID + ".svg", data: drawn.svg()},
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		data, err := drawn.png(size)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: fmt.Sprintf("share/icons/hicolor/%dx%d/apps/%s.png", size, size, appID), data: data})
	}
	more, err := r.commandFiles()
	return append(files, more...), err
}

// rawAddress returns the address of the folder of the release's source at the host, or "" if that is not known.
func (r *release) rawAddress() string {
	forms := map[string]string{
		"https://github.com/":   "https://raw.githubusercontent.com/%s/v%s",
		"https://codeberg.org/": "https://codeberg.org/%s/raw/tag/v%s",
		"https://gitlab.com/":   "https://gitlab.com/%s/-/raw/v%s",
	}
	for host, form := range forms {
		if path, ok := strings.CutPrefix(r.home, host); ok {
			return fmt.Sprintf(form, path, r.version)
		}
	}
	return ""
}

// fill fills in a template; its function xml escapes a text.
func fill(text string, values map[string]any) ([]byte, error) {
	t, err := template.New("").Funcs(template.FuncMap{"xml": escape}).Option("missingkey=error").Parse(text)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, values)
	return b.Bytes(), err
}

// escape returns a text for XML.
func escape(text string) (string, error) {
	var b strings.Builder
	err := xml.EscapeText(&b, []byte(text))
	return b.String(), err
}
