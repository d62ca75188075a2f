package cli

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/render"
	"wildfifteen/render/soft"
	"wildfifteen/render/svg"
)

// checkPicture refuses a file whose name does not end in one of the kinds, such as ".png".
func (e *env) checkPicture(cmd *cobra.Command, flag, name string, kinds ...string) error {
	for _, kind := range kinds {
		if strings.EqualFold(filepath.Ext(name), kind) {
			return nil
		}
	}
	return usage(cmd, e.lang.T("cli.picture_kind", "flag", flag, "file", quote(name), "kinds", strings.Join(kinds, ", ")))
}

// picture writes a display list as a picture of the kind that the file's name tells: .png or .svg.
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

// keep writes a file; "-" is standard output.
func (e *env) keep(name string, data []byte) error {
	if name == "-" {
		_, err := e.out.w.Write(data)
		return quiet(err)
	}
	return os.WriteFile(name, data, 0o644)
}

// Charts in files, in device pixels.
const (
	chartWidth  = 1280
	chartHeight = 800
	chartMargin = 40
	chartScale  = 2 // device pixels a dip
)

// plot writes a chart as a picture under a title.
func (e *env) plot(name, title string, c *render.Chart) error {
	fonts, theme := render.NewFonts(), render.LightTheme()
	var l render.List
	l.Reset(chartWidth, chartHeight, theme.Paper)
	face := fonts.Face(render.Bold, 20*chartScale)
	line := fonts.Metrics(face).Line
	area := render.Rect{X: 0, Y: 0, W: chartWidth, H: chartHeight}.Inset(chartMargin)
	l.TextIn(fonts, face, title, render.Rect{X: area.X, Y: area.Y, W: area.W, H: line}, render.Start, render.Middle, theme.Ink)
	area.Y, area.H = area.Y+1.5*line, area.H-1.5*line
	l.Chart(fonts, area, c, theme, chartScale)
	return e.picture(name, &l, fonts)
}
