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
	//go:embed linux/metainfo.tmpl
	metainfo string
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
	lang := assets.Load("en")
	entry, err := fill(desktopEntry, map[string]any{"Name": lang.T("store.title"), "Comment": lang.T("cli.short")})
	if err != nil {
		return nil, err
	}
	info, err := r.metainfo(lang)
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

// metainfo describes the program to software centres.
func (r *release) metainfo(l *assets.Lang) ([]byte, error) {
	v := map[string]any{
		"ID": appID, "Name": l.T("store.title"), "Summary": l.T("cli.short"), "Authors": authors, "Home": r.home, "Version": r.version,
		"Date": r.changes.date.Format("2006-01-02"), "Changes": r.changes.paragraphs(), "Pictures": r.pictures(l),
		"Paragraphs": []string{l.T("store.play"), l.T("store.fair"), l.T("store.ways_title")}, "Ways": points(l.T("store.ways")),
		"Learn": l.T("store.learn_title"), "Lessons": points(l.T("store.learn")), "Yours": l.T("store.you"),
	}
	return fill(metainfo, v)
}

// picture is a picture of the program in use.
type picture struct{ Address, Caption string }

// pictures returns the pictures that the program has drawn for stores, if the address of its source is known.
func (r *release) pictures(l *assets.Lang) (list []picture) {
	address := r.rawAddress()
	if address == "" {
		return nil
	}
	for i, caption := range []string{
		l.T("store.picture_play"), l.T("store.picture_newgame"), l.T("store.picture_calendar"), l.T("store.picture_pause"), l.T("store.picture_review"),
	} {
		list = append(list, picture{fmt.Sprintf("%s/fastlane/metadata/android/en-US/images/tenInchScreenshots/%d.png", address, i+1), caption})
	}
	return list
}

// points returns the items of a list with a point before each.
func points(text string) (list []string) {
	for line := range strings.Lines(text) {
		list = append(list, strings.TrimSpace(strings.TrimPrefix(line, "•")))
	}
	return list
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
