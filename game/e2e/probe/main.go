//go:build !js

// Command probe is a game for tests of game/host: it writes each Input that differs from the one before to standard
// output, as a line of JSON, and makes requests when keys are pressed.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"

	"wildfifteen/game"
	"wildfifteen/game/host"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func main() {
	data := flag.String("data", "", "folder of the files")
	scale := flag.Float64("scale", 0, "pixels in a dip")
	flag.Parse()
	err := host.Run(host.Options{New: begin, Data: *data, Scale: *scale})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// probe is the game.
type probe struct {
	boot  game.Boot
	last  game.Input
	out   game.Output
	draws int
	fill  render.Color
	field *game.TextField
}

func begin(b game.Boot) host.Game {
	fmt.Printf("begin %q\n", b.Files.Data[game.GameFile])
	return &probe{boot: b, fill: render.Color{R: 200, A: 255}}
}

// Update prints the input if it differs from the last one, apart from times, and makes the requests of its keys.
func (p *probe) Update(in *game.Input) *game.Output {
	p.out = game.Output{Title: "probe", TextField: p.field}
	in2 := *in
	in2.Now, in2.Date = 0, p.last.Date
	was, _ := json.Marshal(p.last)
	is, _ := json.Marshal(in2)
	if string(was) != string(is) {
		fmt.Printf("%s\n", is)
		_ = json.Unmarshal(is, &p.last) // a copy, because the host reuses the slices of in
	}
	for _, k := range in.Keys {
		if k.Down && !k.Repeat {
			p.key(k.Key)
		}
	}
	return &p.out
}

func (p *probe) key(k game.Key) {
	switch k {
	case "P":
		panic("as asked")
	case "Q":
		p.out.Quit = true
	case "T":
		p.field = &game.TextField{Rect: render.Rect{X: 10, Y: 10, W: 100, H: 20}}
	case "Escape":
		p.field = nil
	case "G":
		p.fill = render.Color{G: 200, A: 255}
	case "L":
		p.boot.Store.Append(game.GameFile, []byte("line"))
	case "F":
		p.out.Fast = true
	case "S":
		p.out.Save = &game.FileOut{Name: "probe.txt", Data: []byte("kept")}
	case "O":
		p.out.Open = true
	case "M":
		p.out.Sounds = append(p.out.Sounds, game.Sound{Kind: game.SlideSound, Pitch: 0.5, Volume: 1})
	}
}

// Draw fills the screen with one colour.
func (p *probe) Draw(l *render.List) {
	p.draws++
	l.Reset(p.last.Width, p.last.Height, p.fill)
}

// Controls returns none.
func (p *probe) Controls() []ui.Control { return nil }

// Shutdown prints "shutdown".
func (p *probe) Shutdown() { fmt.Println("shutdown") }
