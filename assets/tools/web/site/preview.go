package site

import (
	"bytes"
	"image/png"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// The picture that shows the page where a link to it is shared, in pixels.
const (
	previewName   = "preview.png"
	previewWidth  = 1200
	previewHeight = 630
)

// previewGame is the game whose goal the picture shows.
const previewGame = "5x5.wild#example"

// preview adds the picture: the ribbon of a wild goal, the game's name and what it is. The service worker does not cache it.
func (s *site) preview(l *assets.Lang) error {
	game, err := puzzle.ParseGame(previewGame)
	if err != nil {
		return err
	}
	fonts, theme := render.NewFonts(), render.LightTheme()
	var list render.List
	list.Reset(previewWidth, previewHeight, theme.Paper)
	list.GoalThumb(fonts, &render.GoalView{
		Rect: render.Rect{X: 70, Y: 65, W: 500, H: 500}, Scale: 2, Goal: game.Goal, Theme: theme, Plain: true,
		Colors: render.TileColors(nil, theme, render.PathScheme, game.Goal),
	})
	text := render.Rect{X: 630, Y: 170, W: previewWidth - 630 - 60, H: 100}
	list.TextIn(fonts, fonts.Face(render.Title, 84), l.T("common.title"), text, render.Start, render.Middle, theme.Ink)
	face := fonts.Face(render.Regular, 34)
	text.Y, text.H = text.Y+130, fonts.Metrics(face).Line*1.1
	for _, line := range fonts.Wrap(nil, face, l.T("web.description"), text.W) {
		list.TextIn(fonts, face, line, text, render.Start, render.Middle, theme.Ink2)
		text.Y += text.H
	}
	var b bytes.Buffer
	if err := png.Encode(&b, soft.New(fonts).Picture(&list)); err != nil {
		return err
	}
	s.files[previewName] = b.Bytes()
	return nil
}
