package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"reflect"
	"slices"
	"text/template"

	"wildfifteen/assets"
	"wildfifteen/assets/web"
	"wildfifteen/render"
)

// Policy is the page's Content-Security-Policy: it allows scripts and requests of the page's own host only, and no
// evaluation of code except WebAssembly.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
	"manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"

// colors are the colours of a theme in CSS notation, by the name of the field in render.Theme.
type colors map[string]string

func colorsOf(t *render.Theme) colors {
	c := colors{}
	v := reflect.ValueOf(*t)
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		if k, ok := v.Field(i).Interface().(render.Color); ok {
			c[v.Type().Field(i).Name] = fmt.Sprintf("#%02x%02x%02x", k.R, k.G, k.B)
		}
	}
	return c
}

// fields are the data of the templates.
type fields struct {
	Language              string
	Policy                string
	Light, Dark, Contrast colors
	More                  []choice // the themes that only the player can choose
	Line                  string   // the centre of the icon's ribbon, as path data of SVG
	LineWidth             float64
	LightRibbon           []piece // the ribbon's colours along that line
	DarkRibbon            []piece
	URL                   string // address of the page, or ""
	Preview               string // name or address of the file
	PreviewW, PreviewH    int
	Style, Exec           string // file names
	Mirror, Script        string // file names
	Data                  string // JSON for page.js
	Cache                 string // name of this version's cache
	lang                  *assets.Lang
}

// choice is a theme that the page shows if the player chose it.
type choice struct {
	Name   string // in the settings and in CSS
	Dark   bool
	Colors colors
}

func choiceOf(name string, t *render.Theme) choice { return choice{name, t.Dark, colorsOf(t)} }

// ribbonLine is the line of render.IconRibbon.
const ribbonLine = "M.5.5H2A.5.5 0 0 1 2.5 1V2A.5.5 0 0 1 2 2.5H1A.5.5 0 0 1 .5 2A.5.5 0 0 1 1 1.5H1.5"

// piece is a piece of a ribbon of one colour; lengths are in hundredths of the ribbon.
type piece struct {
	Color      string
	From, Long float64
}

// ribbonOf returns the pieces of a ribbon in a theme's colours.
func ribbonOf(t *render.Theme) []piece {
	const pieces = 25
	list := make([]piece, pieces)
	for i := range list {
		list[i] = piece{t.Ramp(float64(i) / (pieces - 1)).String(), float64(i) * 100 / pieces, 100.0 / pieces}
	}
	return list
}

// T returns a text in the page's language, escaped for HTML.
func (f *fields) T(key string) string { return html.EscapeString(f.lang.T(key)) }

// J returns a text in the page's language as a JSON string.
func (f *fields) J(key string) (string, error) {
	data, err := json.Marshal(f.lang.T(key))
	return string(data), err
}

// data is the data of page.js.
type data struct {
	Version   string            `json:"version"`
	Program   string            `json:"program"` // file name of the program
	Size      int               `json:"size"`    // uncompressed size of the program in bytes
	Cache     string            `json:"cache"`
	Words     map[string]string `json:"words"`     // English texts by key
	Languages map[string]string `json:"languages"` // names of the files of all others
}

// page adds the program and the files of the page around it.
func (s *site) page(version string, program, exec []byte) error {
	f := &fields{
		Language: "en", Policy: Policy, lang: assets.Load("en"),
		Light: colorsOf(render.LightTheme()), Dark: colorsOf(render.DarkTheme()), Contrast: colorsOf(render.ContrastTheme()),
		More: []choice{
			choiceOf("slate", render.SlateTheme()), choiceOf("clay", render.ClayTheme()), choiceOf("ink", render.InkTheme()), choiceOf("felt", render.FeltTheme()),
		},
		Line: ribbonLine, LineWidth: render.IconWidth, LightRibbon: ribbonOf(render.LightTheme()), DarkRibbon: ribbonOf(render.DarkTheme()),
		URL: html.EscapeString(s.url), Preview: html.EscapeString(s.url + previewName), PreviewW: previewWidth, PreviewH: previewHeight,
	}
	d := data{Version: version, Size: len(program), Words: words()}
	var err error
	if d.Languages, err = s.languages(); err != nil {
		return err
	}
	d.Program = s.addHashed("wildfifteen.wasm", program)
	f.Exec = s.addHashed("wasm_exec.js", exec)
	for _, own := range []struct {
		name string
		at   *string
	}{{"style.css", &f.Style}, {"mirror.js", &f.Mirror}, {"page.js", &f.Script}} {
		text, err := f.fill(own.name)
		if err != nil {
			return err
		}
		*own.at = s.addHashed(own.name, text)
	}
	manifest, err := f.fill("manifest.webmanifest")
	if err != nil {
		return err
	}
	s.add("manifest.webmanifest", manifest)

	// The name of the cache depends on everything that makes up this version.
	all := version + web.File("index.html") + web.File("worker.js")
	for _, name := range slices.Concat(s.cached, s.some) {
		all += name + hash(s.files[name])
	}
	f.Cache = "wildfifteen-" + hash([]byte(all))[:16]
	d.Cache = f.Cache
	encoded, err := json.Marshal(d) // escapes <, as needed inside HTML
	if err != nil {
		return err
	}
	f.Data = string(encoded)
	index, err := f.fill("index.html")
	if err != nil {
		return err
	}
	s.files["index.html"] = index
	if s.files["files.json"], err = s.list(f.Cache); err != nil {
		return err
	}
	s.files["worker.js"] = []byte(web.File("worker.js"))
	return nil
}

// fill executes the template with the given name.
func (f *fields) fill(name string) ([]byte, error) {
	t, err := template.New(name).Delims("<<", ">>").Parse(web.File(name))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, f)
	return b.Bytes(), err
}

// words returns the English texts that the page shows before or instead of the program.
func words() map[string]string {
	all := map[string]string{}
	english := assets.Load("en")
	for _, name := range []string{"again", "crashed", "lost", "no_network", "no_program", "no_wasm", "no_webgl", "not_here", "not_loaded", "progress", "save", "waiting"} {
		key := "web." + name
		all[key] = english.T(key)
	}
	return all
}

// languages adds the files of all languages but English, and returns their names by tag.
func (s *site) languages() (map[string]string, error) {
	names := map[string]string{}
	for _, tag := range assets.Languages() {
		if tag == "en" {
			continue
		}
		file, err := assets.Pack(tag)
		if err != nil {
			return nil, err
		}
		name := withHash("lang-"+tag+".json", file)
		names[tag], s.files[name] = name, file
		s.some = append(s.some, name)
	}
	return names, nil
}
