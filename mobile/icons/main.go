// Command icons writes the Android app's icons, and the resources that depend on the program's colours and texts:
//
//	go run ./mobile/icons -out mobile/android/res
package main

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"image/png"
	"log"
	"maps"
	"os"
	"path/filepath"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

func main() {
	out := flag.String("out", "", "folder of the resources")
	flag.Parse()
	if *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	files, err := resources()
	if err != nil {
		log.Fatal(err)
	}
	for name, data := range files {
		path := filepath.Join(*out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// densities are the screen densities with the side of the bitmap icon in pixels, for systems without adaptive icons.
var densities = map[string]float32{"mdpi": 48, "hdpi": 72, "xhdpi": 96, "xxhdpi": 144, "xxxhdpi": 192}

// resources returns all files by their path in the resource folder.
func resources() (map[string][]byte, error) {
	light, dark := render.LightTheme(), render.DarkTheme()
	files := map[string][]byte{
		"values/colors.xml":                 colours(light),
		"values-night/colors.xml":           colours(dark),
		"drawable-night/ic_foreground.xml":  vector(func(t float64) render.Color { return dark.Ramp(t) }),
		"drawable/ic_foreground.xml":        vector(func(t float64) render.Color { return light.Ramp(t) }),
		"drawable/ic_monochrome.xml":        vector(func(float64) render.Color { return render.Color{R: 255, G: 255, B: 255, A: 255} }),
		"mipmap-anydpi-v26/ic_launcher.xml": []byte(adaptive),
		"xml/locales.xml":                   locales(),
	}
	more, err := shortcutFiles()
	if err != nil {
		return nil, err
	}
	maps.Copy(files, more)
	for name, size := range densities {
		data, err := picture(func(l *render.List) { render.AppIcon(l, size, false) })
		if err != nil {
			return nil, err
		}
		files["mipmap-"+name+"/ic_launcher.png"] = data
	}
	for _, language := range assets.Languages() {
		folder := "values"
		if language != "en" {
			folder += "-b+" + strings.ReplaceAll(language, "-", "+")
		}
		files[folder+"/strings.xml"] = names(language)
	}
	return files, nil
}

// picture returns what a function draws as a PNG file.
func picture(draw func(l *render.List)) ([]byte, error) {
	var l render.List
	draw(&l)
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, soft.New(render.NewFonts()).Picture(&l))
	return out.Bytes(), err
}

const head = `<?xml version="1.0" encoding="utf-8"?>` + "\n"

const adaptive = head + `<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/paper" />
    <foreground android:drawable="@drawable/ic_foreground" />
    <monochrome android:drawable="@drawable/ic_monochrome" />
</adaptive-icon>
`

func colours(t *render.Theme) []byte {
	return fmt.Appendf(nil, head+"<resources>\n    <color name=\"paper\">%s</color>\n</resources>\n", hex(t.Paper))
}

func hex(c render.Color) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

// names returns the names of the app and of its shortcuts in a language.
func names(language string) []byte {
	var list bytes.Buffer
	l := assets.Load(language)
	add := func(name, text string) {
		fmt.Fprintf(&list, "    <string name=\"%s\">", name)
		_ = xml.EscapeText(&list, []byte(text)) // writing to a buffer never fails
		list.WriteString("</string>\n")
	}
	add("app_name", l.T("common.title"))
	for _, s := range shortcuts {
		add("shortcut_"+s.page, l.T(s.word))
	}
	return fmt.Appendf(nil, head+"<resources>\n%s</resources>\n", list.Bytes())
}

// Measures of an adaptive icon in dip. Whatever shape a launcher crops it to, the circle of 66 dip in its centre stays
// visible.
const (
	side = 108
	cell = 17.5
)

// vector returns the icon's ribbon as a vector drawable; colour maps a place along the ribbon, 0..1, to its colour.
func vector(colour func(t float64) render.Color) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, head+`<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="%[1]ddp" android:height="%[1]ddp" android:viewportWidth="%[1]d" android:viewportHeight="%[1]d">`+"\n", side)
	for _, piece := range render.IconRibbon() {
		fmt.Fprintf(&b, `    <path android:strokeColor="%s" android:strokeWidth="%.4g" android:strokeLineCap="round" android:strokeLineJoin="round" android:pathData="`,
			hex(colour(piece.T)), cell*render.IconWidth)
		for i, p := range piece.Points {
			at := place(p)
			fmt.Fprintf(&b, "%c%.5g,%.5g", "ML"[min(i, 1)], at.X, at.Y)
		}
		b.WriteString("\" />\n")
	}
	b.WriteString("</vector>\n")
	return b.Bytes()
}

// place returns where a point of the icon's ribbon stands in an adaptive icon.
func place(p render.Point) render.Point {
	const start = (side - 3*cell) / 2
	return render.Point{X: start + cell*p.X, Y: start + cell*p.Y}
}
