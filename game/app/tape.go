package app

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/links"
	"wildfifteen/render"
)

// A tape keeps the inputs of the last minute for the report of a crash. It has several parts; the oldest one is used again for
// new inputs. Keeping an input allocates nothing once the parts have been in use.
const (
	tapeParts = 3
	partTime  = 30 * time.Second
	partTicks = 1800
)

type tape struct {
	parts  [tapeParts]part
	at     int // index of the part in use
	filled int // number of parts in use
}

// part is a row of inputs and what the game was like before them.
type part struct {
	start  game.Recorded
	ticks  []taped
	inputs []game.Input // without times: successive inputs that differ in nothing else are one

	pointers []game.Pointer // of all inputs, and so on
	keys     []game.KeyEvent
	pads     []game.Pad
	replies  []game.Reply
	drawn    []uint64 // what the deals drew
}

// maxDrawn is how many drawn numbers a part keeps; a deal of 32x32 takes some thousands.
const maxDrawn = 1 << 16

// noted is a random source whose numbers stand on a tape.
type noted struct {
	rand.Source
	tape *tape
}

// Uint64 returns the next number of the source.
func (n noted) Uint64() uint64 {
	x := n.Source.Uint64()
	if p := &n.tape.parts[n.tape.at]; len(p.drawn) < maxDrawn {
		p.drawn = append(p.drawn, x)
	}
	return x
}

// put appends items to all others and returns all, and the items where they are now.
func put[T any](all, items []T) (more, now []T) {
	n := len(all)
	more = append(all, items...)
	return more, more[n:len(more):len(more)]
}

// taped is the time of an input.
type taped struct {
	now   time.Duration
	date  int64 // nanoseconds since 1970, UTC
	input int   // index
}

// keep keeps an input. typing tells that letters are typed into a field: they are not kept.
func (t *tape) keep(in *game.Input, typing bool, start func() game.Recorded) {
	p := &t.parts[t.at]
	if t.filled == 0 || len(p.ticks) == partTicks || in.Now-p.ticks[0].now > partTime {
		begun := start()
		if t.filled > 0 {
			t.at = (t.at + 1) % tapeParts
		}
		t.filled = min(t.filled+1, tapeParts)
		p = &t.parts[t.at]
		p.begin(begun)
	}
	if n := len(p.inputs); n == 0 || !alike(&p.inputs[n-1], in) {
		p.add(in, typing)
	}
	p.ticks = append(p.ticks, taped{in.Now, in.Date.UnixNano(), len(p.inputs) - 1})
}

// begin empties the part.
func (p *part) begin(start game.Recorded) {
	if p.ticks == nil {
		p.ticks = make([]taped, 0, partTicks)
	}
	p.start, p.ticks, p.inputs = start, p.ticks[:0], p.inputs[:0]
	p.pointers, p.keys, p.pads, p.replies = p.pointers[:0], p.keys[:0], p.pads[:0], p.replies[:0]
	p.drawn = p.drawn[:0]
}

// add copies an input, without what a player typed, pasted or chose.
func (p *part) add(in *game.Input, typing bool) {
	p.inputs = append(p.inputs, *in)
	to := &p.inputs[len(p.inputs)-1]
	p.pointers, to.Pointers = put(p.pointers, in.Pointers)
	p.keys, to.Keys = put(p.keys, in.Keys)
	p.pads, to.Pads = put(p.pads, in.Pads)
	p.replies, to.Replies = put(p.replies, in.Replies)
	if to.Text != "" {
		to.Text = "x"
	}
	for i := range to.Keys {
		if k := &to.Keys[i]; typing && len(k.Key) == 1 || typing && len(k.Printed) == 1 {
			k.Key, k.Printed = "X", "X"
		}
	}
	for i := range to.Replies {
		hide(&to.Replies[i])
	}
}

// hide removes what a player may have typed from a reply. What a link means stays.
func hide(r *game.Reply) {
	text := r.Text
	r.Text, r.Data, r.Pixels = "", nil, nil
	switch r.Kind {
	case game.Kept: // a hash
		r.Text = text
	case game.Link:
		public, config := links.Public(text)
		r.Text = public
		if config != "" {
			r.Data = []byte(config)
		}
	}
}

// alike reports whether inputs differ in their times alone, and nothing happens in them.
func alike(a, b *game.Input) bool {
	quiet := func(in *game.Input) bool {
		return len(in.Keys) == 0 && len(in.Replies) == 0 && in.Text == "" && in.Wheel == render.Point{}
	}
	return quiet(a) && quiet(b) && a.Rate == b.Rate && a.Width == b.Width && a.Height == b.Height && a.Scale == b.Scale &&
		a.Insets == b.Insets && a.Focused == b.Focused && a.Suspended == b.Suspended && a.Redraw == b.Redraw &&
		a.Locale == b.Locale && a.Dark == b.Dark && a.Contrast == b.Contrast && a.ReducedMotion == b.ReducedMotion &&
		a.TextScale == b.TextScale && a.Mods == b.Mods && slices.Equal(a.Pointers, b.Pointers) && slices.Equal(a.Pads, b.Pads)
}

// report returns the tape as a recording.
func (t *tape) report(fault game.Recorded) []byte {
	var text bytes.Buffer
	first := (t.at + tapeParts + 1 - t.filled) % tapeParts
	start := t.parts[first].start
	start.System, start.Fault, start.Stack = fault.System, fault.Fault, fault.Stack
	for i := range t.filled {
		start.Drawn = append(start.Drawn, t.parts[(first+i)%tapeParts].drawn...)
	}
	to := game.NewRecorder(&text, start)
	for i := range t.filled {
		p := &t.parts[(first+i)%tapeParts]
		for _, tick := range p.ticks {
			in := p.inputs[tick.input]
			in.Now, in.Date = tick.now, time.Unix(0, tick.date).UTC()
			to.Input(&in)
		}
	}
	_ = to.Flush() // memory takes everything
	return text.Bytes()
}

// Report returns a report of a crash: what the game was like up to a minute and a half ago, and all inputs since. It holds
// nothing that a player typed.
func (a *App) Report(fault game.Recorded) []byte { return a.tape.report(fault) }

// tapeStart returns what a recording that begins now starts with.
func (a *App) tapeStart() game.Recorded {
	r := game.Recorded{Version: a.boot.Version, Platform: a.boot.Platform, Locale: a.boot.Locale, Mute: a.boot.Mute,
		Shared: a.saves.Shared(), Files: map[string][]byte{game.SettingsFile: a.saves.Settings.JSON()}}
	if g, err := links.ParseGame(a.boot.Game); err == nil && a.tape.filled == 0 {
		r.Game, r.As = g.ID(), g.Config.String() // exact, without the seed
	}
	if s := a.saves.Log.Current(); s != nil {
		r.Files[game.GameFile] = s.Plain()
		r.Resume = s.Running()
	}
	return r
}
