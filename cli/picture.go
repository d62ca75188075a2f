package cli

import (
	"bytes"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

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
	return usage(cmd, e.lang.T("cli.picture_kind", "flag", flag, "file", quote(name), "kinds", strings.Join(kinds, ", ")))
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

// keep writes a file; the name "-" stands for standard output.
func (e *env) keep(name string, data []byte) error {
	if name == "-" {
		_, err := e.out.w.Write(data)
		return pipeError(err)
	}
	return writeFile(name, data)
}

// tryFile returns the error that writing a file would give, as far as that is known before. It changes nothing.
func tryFile(name string) error {
	f, err := createBeside(name)
	if err == nil {
		_ = f.Close()
		return os.Remove(f.Name())
	}
	if f, err := os.OpenFile(name, os.O_WRONLY, 0); err == nil { // a file may be written in a folder that may not
		return f.Close()
	}
	return of(name, err)
}

// writeFile writes a file. If that fails, a file that was there stays as it was.
func writeFile(name string, data []byte) error {
	if to, err := filepath.EvalSymlinks(name); err == nil {
		name = to
	}
	f, err := createBeside(name)
	if err != nil {
		return os.WriteFile(name, data, 0o644)
	}
	_, err = f.Write(data)
	if failed := f.Close(); err == nil {
		err = failed
	}
	if old, missing := os.Stat(name); missing == nil {
		_ = os.Chmod(f.Name(), old.Mode().Perm()) // else the user's usual rights
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		_ = os.Remove(f.Name()) // if that fails, it only wastes space
		return of(name, err)
	}
	return nil
}

// createBeside creates a file of another name in the folder of a file, which may exist if it is an ordinary one.
func createBeside(name string) (*os.File, error) {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return nil, &os.PathError{Op: "create", Path: name, Err: errNoFile}
	}
	beside := name + ".tmp-" + strconv.Itoa(os.Getpid())
	return os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
}

// errNoFile is the error of a folder or a device where there should be a file.
var errNoFile = errors.New("not an ordinary file")

// of returns an error with the name of the file that the user has given.
func of(name string, err error) error {
	var link *os.LinkError
	var path *os.PathError
	switch {
	case errors.As(err, &link):
		err = link.Err
	case errors.As(err, &path):
		err = path.Err
	}
	return &os.PathError{Op: "write", Path: name, Err: err}
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
