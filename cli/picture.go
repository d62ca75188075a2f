package cli

import (
	"bytes"
	"image/png"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/assets/words"
	"wildfifteen/render"
	"wildfifteen/render/soft"
	"wildfifteen/render/svg"
)

// checkPicture returns an error unless the file's name ends in one of the kinds, such as ".png".
func (e *env) checkPicture(cmd *cobra.Command, flag, name string, kinds ...string) error {
	for _, kind := range kinds {
		if strings.EqualFold(filepath.Ext(name), kind) {
			return nil
		}
	}
	return usage(cmd, e.lang.T("cli.picture_kind", "flag", flag, "file", quote(name), "kinds", words.List(e.lang, kinds)))
}

// picture writes a display list to a file: as SVG if its name ends in .svg, else as PNG.
func (e *env) picture(name string, l *render.List, fonts *render.Fonts) error {
	var data []byte
	if strings.EqualFold(filepath.Ext(name), ".svg") {
		data = svg.Append(nil, l, fonts)
	} else {
		var b bytes.Buffer
		if err := png.Encode(&b, soft.New(fonts).Picture(l)); err != nil {
			return err
		}
		data = b.Bytes()
	}
	return e.keep(name, data)
}

// Measures of charts in files, in device pixels.
const (
	chartWidth  = 1280
	chartHeight = 680 // of each
	chartMargin = 40
	chartScale  = 2 // device pixels a dip
)

// plots writes a picture with a title and charts one below the other.
func (e *env) plots(name, title string, charts []*render.Chart) error {
	fonts, theme := render.NewFonts(), render.LightTheme()
	face := fonts.Face(render.Bold, 20*chartScale)
	head := 1.5 * fonts.Metrics(face).Line
	var l render.List
	l.Reset(chartWidth, chartMargin+head+float32(len(charts))*chartHeight, theme.Paper)
	area := render.Rect{X: chartMargin, Y: chartMargin, W: chartWidth - 2*chartMargin, H: head / 1.5}
	l.TextIn(fonts, face, title, area, render.Start, render.Middle, theme.Ink)
	for i, c := range charts {
		area.Y, area.H = chartMargin+head+float32(i)*chartHeight, chartHeight-chartMargin
		l.Chart(fonts, area, c, theme, chartScale)
	}
	return e.picture(name, &l, fonts)
}
