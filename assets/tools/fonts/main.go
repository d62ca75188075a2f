// Command fonts cuts the fonts of languages whose letters the game's typefaces lack: for each such language it writes
// assets/lang/TAG/regular.ttf and bold.ttf, with just the characters of its texts, dates and name that Commissioner lacks, and
// assets/fonts/Names.ttf with those of the names of all languages, which each language shows in the settings. It reads fonts under the SIL Open Font License from npm packages, unpacked side by side:
//
//	for p in noto-sans-jp noto-sans-sc; do
//		npm pack @expo-google-fonts/$p@0.4.3; mkdir $p; tar xzf expo-google-fonts-$p-0.4.3.tgz -C $p --strip 1
//	done
//	go run ./assets/tools/fonts FOLDER
//
// Run it whenever the texts of such a language have changed: a test names the characters that are missing.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/image/font/sfnt"

	"wildfifteen/assets"
	"wildfifteen/assets/fonts"
)

// sources are the fonts that languages are cut from, by their tags.
var sources = map[string]struct{ regular, bold string }{
	"ja":      {"noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf", "noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf"},
	"zh-Hans": {"noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf", "noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf"},
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: fonts FOLDER")
	}
	write("assets/fonts/Names.ttf", sources["zh-Hans"].regular, lacking(assets.OwnNames()))
	for _, tag := range assets.Languages() {
		source, ok := sources[tag]
		if !ok {
			continue
		}
		chars := lacking(assets.Load(tag).Characters())
		write(filepath.Join("assets/lang", tag, assets.RegularFace), source.regular, chars)
		write(filepath.Join("assets/lang", tag, assets.BoldFace), source.bold, chars)
	}
}

// write writes a font with some characters of another one, which lies in the folder.
func write(name, from string, chars []rune) {
	data, err := os.ReadFile(filepath.Join(os.Args[1], from))
	if err == nil {
		data, err = cut(data, chars)
	}
	if err == nil {
		err = os.WriteFile(name, data, 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s: %d characters, %d bytes\n", name, len(chars), len(data))
}

// lacking returns the characters that Commissioner lacks.
func lacking(chars string) []rune {
	font, err := sfnt.Parse(fonts.Commissioner400)
	if err != nil {
		log.Fatal(err)
	}
	var buf sfnt.Buffer
	return slices.DeleteFunc([]rune(chars), func(r rune) bool {
		i, err := font.GlyphIndex(&buf, r)
		return err == nil && i != 0 || r <= ' '
	})
}
