// Command store writes what a store for Android apps shows of the program, in the folders that F-Droid and fastlane read:
// texts, the icon and a banner. The pictures of the program in use are drawn by its tests: see the target store of the
// Makefile.
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
	flag.Parse()
	if err := write(filepath.Join(*out, "en-US"), assets.Load("en")); err != nil {
		fmt.Fprintln(os.Stderr, "store:", err)
		os.Exit(1)
	}
}

// write writes the texts and pictures of a language.
func write(folder string, l *assets.Lang) error {
	if err := os.MkdirAll(filepath.Join(folder, "images"), 0o755); err != nil {
		return err
	}
	for name, text := range texts(l) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	fonts := render.NewFonts()
	p := soft.New(fonts)
	var icon, banner render.List
	render.AppIcon(&icon, 512, true)
	if err := pixels.Save(filepath.Join(folder, "images", "icon.png"), p.Picture(&icon)); err != nil {
		return err
	}
	if err := paintBanner(&banner, fonts, l); err != nil {
		return err
	}
	return pixels.Save(filepath.Join(folder, "images", "featureGraphic.png"), p.Picture(&banner))
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
