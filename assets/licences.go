package assets

import (
	"embed"
	"strings"
)

//go:embed licences/*.txt
var licenceFiles embed.FS

// Licence is the licence of one part of the program.
type Licence struct {
	Name    string   // name of the part, as its authors write it
	Link    string   // URL of the part; "" for the program itself
	Terms   string   // SPDX identifier of the licence
	Modules []string // Go modules that it covers
	Text    string   // full text with copyright lines
}

// Licences returns the licences of the program and of everything linked into it, the program's own first.
func Licences() []Licence {
	return []Licence{
		licence("Wild Fifteen", "", "MIT", "wildfifteen"),
		licence("Go and its golang.org/x libraries", "https://go.dev", "BSD-3-Clause", "go",
			"golang.org/x/image", "golang.org/x/sync", "golang.org/x/sys", "golang.org/x/term", "golang.org/x/text",
			"github.com/ebitengine/gomobile"),
		licence("Jost by Owen Earl", "https://github.com/indestructible-type/Jost", "OFL-1.1", "jost"),
		licence("Commissioner by Kostas Bartsokas", "https://github.com/kosbarts/Commissioner", "OFL-1.1", "commissioner"),
		licence("Noto Sans JP and SC by Adobe", "https://github.com/notofonts/noto-cjk", "OFL-1.1", "noto"),
		licence("Go Mono by Bigelow & Holmes", "https://go.dev/blog/go-fonts", "BSD-3-Clause", "gofont"),
		licence("Unicode's CLDR: numbers, dates and plurals of languages", "https://cldr.unicode.org", "Unicode-3.0", "unicode"),
		licence("Ebitengine by Hajime Hoshi and its authors", "https://ebitengine.org", "Apache-2.0",
			"ebitengine-notice apache-2.0", "github.com/hajimehoshi/ebiten/v2", "github.com/ebitengine/hideconsole",
			"github.com/ebitengine/oto/v3", "github.com/ebitengine/purego"),
		licence("Oboe, in the Android app", "https://github.com/google/oboe", "Apache-2.0", "oboe-notice apache-2.0"),
		licence("Cobra and mousetrap", "https://cobra.dev", "Apache-2.0", "apache-2.0",
			"github.com/spf13/cobra", "github.com/inconshreveable/mousetrap"),
		licence("pflag", "https://github.com/spf13/pflag", "BSD-3-Clause", "pflag", "github.com/spf13/pflag"),
		licence("go-colorful", "https://github.com/lucasb-eyer/go-colorful", "MIT", "go-colorful",
			"github.com/lucasb-eyer/go-colorful"),
		licence("xdg", "https://github.com/adrg/xdg", "MIT", "xdg", "github.com/adrg/xdg"),
		licence("flock", "https://github.com/gofrs/flock", "BSD-3-Clause", "flock", "github.com/gofrs/flock"),
		licence("clipboard", "https://github.com/atotto/clipboard", "BSD-3-Clause", "clipboard", "github.com/atotto/clipboard"),
		licence("zenity", "https://github.com/ncruces/zenity", "MIT", "zenity", "github.com/ncruces/zenity"),
		licence("dbus", "https://github.com/godbus/dbus", "BSD-2-Clause", "dbus", "github.com/godbus/dbus/v5"),
		licence("pulse", "https://github.com/jfreymuth/pulse", "MIT", "pulse", "github.com/jfreymuth/pulse"),
	}
}

// licence makes an entry. files are the names, separated by spaces, of the files licences/*.txt that make up its text.
func licence(name, link, terms, files string, modules ...string) Licence {
	var text strings.Builder
	for i, f := range strings.Fields(files) {
		data, err := licenceFiles.ReadFile("licences/" + f + ".txt")
		if err != nil {
			panic("assets: " + err.Error()) // the files are embedded; the tests open them all
		}
		if i > 0 {
			text.WriteString("\n\n")
		}
		text.Write(data)
	}
	return Licence{Name: name, Link: link, Terms: terms, Modules: modules, Text: text.String()}
}
