// Command store writes what a store for Android apps shows of the program, in the folders that F-Droid and fastlane read:
// texts in each language, and in English, which they show in all languages, the icon and a banner. The pictures of the
// program in use are drawn by its tests: see the target store of the Makefile.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/pixels"
	"wildfifteen/render/soft"
)

func main() {
	out := flag.String("out", "fastlane/metadata/android", "the `folder` to write to")
	code := flag.Int("code", 0, "the `number` for Android of the version that is to come, without the digit for the kind of processor")
	flag.Parse()
	for _, language := range assets.Languages() {
		must(write(filepath.Join(*out, folders[language]), *code, assets.Load(language)))
	}
	must(paint(filepath.Join(*out, folders["en"], "images"), assets.Load("en")))
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "store:", err)
		os.Exit(1)
	}
}

// folders are the names that stores have for the languages.
var folders = map[string]string{
	"cs": "cs-CZ", "de": "de-DE", "el": "el-GR", "en": "en-US", "es": "es-ES", "fr": "fr-FR", "it": "it-IT", "ja": "ja-JP",
	"nl": "nl-NL", "pl": "pl-PL", "pt-BR": "pt-BR", "ru": "ru-RU", "sv": "sv-SE", "tr": "tr-TR", "uk": "uk", "vi": "vi", "zh-Hans": "zh-CN",
}

// kinds is the number of the kinds of processors for which there is an app, with one app for all.
const kinds = 5

// write writes the texts of a language.
func write(folder string, code int, l *assets.Lang) error {
	files := texts(l)
	for digit := range kinds {
		files[fmt.Sprintf("changelogs/%d.txt", code*10+digit)] = l.T("store.new") + "\n"
	}
	for name, text := range files {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// paint writes the icon and the banner.
func paint(folder string, l *assets.Lang) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	fonts := render.NewFonts()
	p := soft.New(fonts)
	var icon, banner render.List
	render.AppIcon(&icon, 512, true)
	if err := pixels.Save(filepath.Join(folder, "icon.png"), p.Picture(&icon)); err != nil {
		return err
	}
	if err := paintBanner(&banner, fonts, l); err != nil {
		return err
	}
	return pixels.Save(filepath.Join(folder, "featureGraphic.png"), p.Picture(&banner))
}

// texts returns the texts of a language by the names of their files.
func texts(l *assets.Lang) map[string]string {
	full := []string{
		l.T("store.play"), l.T("store.fair"),
		l.T("store.ways_title") + "\n\n" + l.T("store.ways"),
		l.T("store.learn_title") + "\n\n" + l.T("store.learn"),
		l.T("store.you_title") + "\n\n" + l.T("store.you"),
	}
	return map[string]string{
		"title.txt": l.T("store.title") + "\n", "short_description.txt": l.T("store.short") + "\n",
		"full_description.txt": strings.Join(full, "\n\n") + "\n",
	}
}

// The banner, in pixels: stores ask for this size.
const (
	bannerWidth  = 1024
	bannerHeight = 500
)

// paintBanner draws the line of a wild board with the name of the game.
func paintBanner(list *render.List, fonts *render.Fonts, l *assets.Lang) error {
	game, err := puzzle.ParseGame("5x5.wild#example")
	if err != nil {
		return err
	}
	theme := render.LightTheme()
	list.Reset(bannerWidth, bannerHeight, theme.Paper)
	list.GoalThumb(fonts, &render.GoalView{
		Rect: render.Rect{X: 50, Y: 40, W: 420, H: 420}, Scale: 2, Goal: game.Goal, Theme: theme, Plain: true,
		Colors: render.TileColors(nil, theme, render.PathScheme, game.Goal),
	})
	text := render.Rect{X: 530, Y: 180, W: bannerWidth - 530 - 40, H: 90}
	list.TextIn(fonts, fonts.Face(render.Title, 76), l.T("store.title"), text, render.Start, render.Middle, theme.Ink)
	face := fonts.Face(render.Regular, 28)
	text.Y, text.H = text.Y+100, fonts.Metrics(face).Line*1.1
	for _, line := range fonts.Wrap(nil, face, l.T("store.short"), text.W) {
		list.TextIn(fonts, face, line, text, render.Start, render.Middle, theme.Ink2)
		text.Y += text.H
	}
	return nil
}
