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
	}
	for name, size := range densities {
		data, err := picture(size)
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
		files[folder+"/strings.xml"] = title(language)
	}
	return files, nil
}

// picture returns the program's icon as a PNG file.
func picture(size float32) ([]byte, error) {
	var l render.List
	render.AppIcon(&l, size, false)
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, soft.New(render.NewFonts()).Picture(&l))
	return out.Bytes(), err
}

const head = `<?xml version="1.0" encoding="utf-8"?>` + "\n"

const adaptive = head + `<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/tray" />
    <foreground android:drawable="@drawable/ic_foreground" />
    <monochrome android:drawable="@drawable/ic_monochrome" />
</adaptive-icon>
`

func colours(t *render.Theme) []byte {
	return fmt.Appendf(nil, head+"<resources>\n    <color name=\"paper\">%s</color>\n    <color name=\"tray\">%s</color>\n</resources>\n", hex(t.Paper), hex(t.Tray))
}

func hex(c render.Color) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

func title(language string) []byte {
	var text bytes.Buffer
	_ = xml.EscapeText(&text, []byte(assets.Load(language).T("common.title"))) // writing to a buffer never fails
	return fmt.Appendf(nil, head+"<resources>\n    <string name=\"app_name\">%s</string>\n</resources>\n", text.Bytes())
}

// Measures of an adaptive icon in dip. Whatever shape a launcher crops it to, the circle of 66 dip in its centre stays
// visible.
const (
	side   = 108
	cell   = 15.5
	gap    = 1
	radius = 3
)

// spiral holds the place of each cell along the icon's spiral; 8 is the blank.
var spiral = [3][3]int{{0, 1, 2}, {7, 8, 3}, {6, 5, 4}}

// vector returns the icon's eight tiles as a vector drawable; colour maps a tile's place on the spiral, 0..1, to its
// colour.
func vector(colour func(t float64) render.Color) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, head+`<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="%[1]ddp" android:height="%[1]ddp" android:viewportWidth="%[1]d" android:viewportHeight="%[1]d">`+"\n", side)
	start := (side - 3*cell) / 2
	for y, row := range spiral {
		for x, at := range row {
			if at == 8 {
				continue
			}
			w := cell - gap
			fmt.Fprintf(&b, `    <path android:fillColor="%s" android:pathData="%s" />`+"\n", hex(colour(float64(at)/7)),
				rounded(start+float64(x)*cell+gap/2.0, start+float64(y)*cell+gap/2.0, w, radius))
		}
	}
	b.WriteString("</vector>\n")
	return b.Bytes()
}

// rounded returns the path data of a square with round corners.
func rounded(x, y, w, r float64) string {
	in := w - 2*r
	return fmt.Sprintf("M%g,%gh%ga%[4]g,%[4]g 0 0 1 %[4]g,%[4]gv%[3]ga%[4]g,%[4]g 0 0 1 -%[4]g,%[4]gh-%[3]ga%[4]g,%[4]g 0 0 1 -%[4]g,-%[4]gv-%[3]ga%[4]g,%[4]g 0 0 1 %[4]g,-%[4]gz",
		x+r, y, in, r)
}
