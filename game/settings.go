package game

import (
	"slices"
	"strconv"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// settings is the scene of the player's choices. Every change holds at once.
type settings struct {
	page
	choices []choice
	volume  caption
	sample  sample
}

// choice is a setting with a few values, each with its word.
type choice struct {
	name    string // of the group of radios
	label   string
	options []string
	on      func(s *session.Settings) int
	set     func(s *session.Settings, i int)
}

var (
	sampleID = ui.ID{Name: "sample"}
	volumeID = ui.ID{Name: "volume"}
	keysID   = ui.ID{Name: "keys"}
	speedID  = ui.ID{Name: "speed"}
	usualID  = ui.ID{Name: "usual"}
)

// onOff is a setting that is on or off.
type onOff struct {
	id    ui.ID
	word  string
	value func(s *session.Settings) *bool
	not   bool // the switch shows the opposite
}

var (
	muteSwitch    = onOff{ui.ID{Name: "mute"}, "settings.sound", func(s *session.Settings) *bool { return &s.Mute }, true}
	hapticsSwitch = onOff{ui.ID{Name: "haptics"}, "settings.haptics", func(s *session.Settings) *bool { return &s.Haptics }, false}
	dotsSwitch    = onOff{ui.ID{Name: "dots"}, "settings.dots", func(s *session.Settings) *bool { return &s.HomeDots }, false}
	movesSwitch   = onOff{ui.ID{Name: "moves"}, "settings.moves", func(s *session.Settings) *bool { return &s.ShowMoves }, false}
	hoverSwitch   = onOff{ui.ID{Name: "hover"}, "settings.hover", func(s *session.Settings) *bool { return &s.Hover }, false}
	latchSwitch   = onOff{ui.ID{Name: "latch"}, "settings.latch", func(s *session.Settings) *bool { return &s.Latch }, false}
	skipSwitch    = onOff{ui.ID{Name: "skip"}, "settings.skip", func(s *session.Settings) *bool { return &s.SkipResult }, false}
	switches      = [...]*onOff{&muteSwitch, &hapticsSwitch, &dotsSwitch, &movesSwitch, &hoverSwitch, &latchSwitch, &skipSwitch}
)

// textSizes are the sizes of text to choose from; 0 is the system's.
var textSizes = []float64{0, 1, 1.25, 1.5, 2}

func newSettings(a *App) *settings {
	s := &settings{page: page{app: a, covers: true}}
	t := a.lang.T
	words := func(prefix string, names []string) (w []string) {
		for _, n := range names {
			w = append(w, t(prefix+n))
		}
		return w
	}
	// named makes a choice of a setting that is a name; the names' words stand under prefix.
	named := func(name, label, prefix string, names, keys []string, field func(*session.Settings) *string) {
		s.choices = append(s.choices, choice{name, t(label), words(prefix, keys),
			func(x *session.Settings) int { return slices.Index(names, *field(x)) },
			func(x *session.Settings, i int) { *field(x) = names[i] }})
	}
	themes := []string{"system", "light", "dark", "contrast"}
	named("theme", "settings.theme", "settings.theme_", themes, themes, func(x *session.Settings) *string { return &x.Theme })
	schemes := []string{"path", "one", "rows", "columns", "fringe", "fringe3"}
	named("scheme", "settings.scheme", "settings.scheme_", schemes, schemes, func(x *session.Settings) *string { return &x.Scheme })
	sizes := []string{t("settings.size_system")}
	for _, z := range textSizes[1:] {
		sizes = append(sizes, t("settings.percent", "n", int(z*100)))
	}
	s.choices = append(s.choices, choice{"size", t("settings.size"), sizes,
		func(x *session.Settings) int { return slices.Index(textSizes, x.TextSize) },
		func(x *session.Settings, i int) { x.TextSize = textSizes[i] }})
	motions := []string{"normal", "fast", "off"}
	named("motion", "settings.motion", "settings.motion_", motions, motions, func(x *session.Settings) *string { return &x.Motion })
	arrows := []string{"tile", "blank"}
	named("arrows", "settings.arrows", "settings.arrows_", arrows, arrows, func(x *session.Settings) *string { return &x.Arrows })
	named("clock", "settings.clock", "settings.clock_", []string{"hidden", "1", "0.1", "0.001"}, []string{"hidden", "whole", "tenths", "thousandths"},
		func(x *session.Settings) *string { return &x.Clock })
	said := []string{"all", "short", "solved"}
	named("announce", "settings.announce", "settings.announce_", said, said, func(x *session.Settings) *string { return &x.Announce })
	return s
}

func (s *settings) first() ui.ID { return backID }

func (s *settings) layout(f *ui.Frame) {
	t, set, phone := s.app.lang.T, &s.app.set, s.app.boot.Platform == Phone
	if n := int64(set.Volume*100 + 0.5); !s.volume.is(n) {
		s.volume.text = t("settings.percent", "n", int(n))
	}
	col := s.begin(f, t("settings.title"))
	s.sample.layout(s.app, f, col)
	s.choice(col, "theme")
	s.choice(col, "scheme")
	s.choice(col, "size")
	s.choice(col, "motion")
	s.onOff(col, &dotsSwitch)
	col.Heading(t("settings.part_sound"))
	s.onOff(col, &muteSwitch)
	if !set.Mute {
		col.Slider(volumeID, t("settings.volume"), s.volume.text, 0, 1, float32(set.Volume), 0.1)
	}
	if s.app.boot.Platform != Desktop {
		s.onOff(col, &hapticsSwitch)
	}
	col.Heading(t("settings.part_play"))
	s.choice(col, "clock")
	s.onOff(col, &movesSwitch)
	s.onOff(col, &latchSwitch)
	s.onOff(col, &skipSwitch)
	if !phone {
		s.onOff(col, &hoverSwitch)
		col.Small(t("settings.hover_why"))
	}
	col.Heading(t("settings.part_keys"))
	s.choice(col, "arrows")
	keys := col.Open(keysID, t("settings.keys"), "")
	keys.Icon = render.Keyboard
	if !phone {
		speed := col.Open(speedID, t("settings.speed"), "")
		speed.Icon = render.Play
		col.Small(t("settings.speed_why"))
	}
	col.Heading(t("settings.part_reader"))
	s.choice(col, "announce")
	col.Heading(t("backup.title"))
	save := col.Open(copySaveID, t("backup.save"), "")
	save.Icon = render.Copy
	open := col.Open(copyOpenID, t("backup.open"), "")
	open.Icon = render.Paste
	col.Small(t("backup.about"))
	col.Space(16)
	col.Button(usualID, t("settings.usual"), ui.Plain)
	s.end(f, col)
}

func (s *settings) choice(col *ui.Column, name string) {
	for i := range s.choices {
		if c := &s.choices[i]; c.name == name {
			col.Choice(c.name, c.label, c.options, c.on(&s.app.set))
		}
	}
}

func (s *settings) onOff(col *ui.Column, o *onOff) {
	col.Switch(o.id, s.app.lang.T(o.word), *o.value(&s.app.set) != o.not)
}

func (s *settings) act(id ui.ID) {
	a := s.app
	for i := range s.choices {
		if c := &s.choices[i]; c.name == id.Name {
			c.set(&a.set, id.N)
			a.keepSettings()
			return
		}
	}
	for _, o := range switches {
		if o.id == id {
			v := o.value(&a.set)
			*v = !*v
			a.keepSettings()
			return
		}
	}
	switch id {
	case keysID:
		a.push(newKeyList(a))
	case speedID:
		a.speedPreset()
		a.toast.show(a, a.lang.T("settings.speed_done"))
	case copySaveID:
		a.out.Save = a.backupFile()
	case copyOpenID:
		a.out.Open = true
	case usualID:
		a.ask(newMessage(a, a.lang.T("settings.usual_ask"), a.lang.T("settings.usual_yes"), a.usualSettings))
	}
}

func (s *settings) adjust(id ui.ID, at float32) {
	if id == volumeID {
		s.app.set.Volume, _ = strconv.ParseFloat(strconv.FormatFloat(float64(at), 'f', 2, 32), 64)
		s.app.keepSettings()
		s.app.sound(TapSound, 0)
	}
}

func (s *settings) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == sampleID {
		l.Board(f.Fonts, &s.sample.view)
	}
}

// speedPreset sets what people who solve for time like: the space bar deals, tiles slide under a moving
// pointer, nothing moves slowly.
func (a *App) speedPreset() {
	a.set.Hover, a.set.Motion = true, "off"
	a.setKeys(actNew, []string{"Space"})
	a.setKeys(actRestart, []string{"R"})
	a.keepSettings()
}

// usualSettings brings back all that the player can choose; what the program remembers of him stays.
func (a *App) usualSettings() {
	d := session.Defaults()
	a.set.Theme, a.set.Scheme, a.set.TextSize, a.set.Motion, a.set.Announce = d.Theme, d.Scheme, d.TextSize, d.Motion, d.Announce
	a.set.Volume, a.set.Mute, a.set.Haptics = d.Volume, d.Mute, d.Haptics
	a.set.Arrows, a.set.Clock, a.set.ShowMoves, a.set.Hover = d.Arrows, d.Clock, d.ShowMoves, d.Hover
	a.set.HomeDots, a.set.Latch, a.set.SkipResult, a.set.Keys = d.HomeDots, d.Latch, d.SkipResult, nil
	a.keepSettings()
}

// sample is a small board that shows what the choices of colour look like.
type sample struct {
	view   render.BoardView
	theme  *render.Theme
	scheme string
}

// sampleSize is wide and low: it stands above the choices.
var sampleSize = puzzle.Size{W: 7, H: 3}

func (s *sample) layout(a *App, f *ui.Frame, col *ui.Column) {
	v := &s.view
	if v.Goal.Board().IsZero() {
		goal, err := puzzle.NewGoal(sampleSize, puzzle.Rule{Kind: puzzle.Spiral})
		if err != nil {
			return // the spiral exists for every size
		}
		v.Goal, v.Board = goal, goal.Board()
	}
	if s.theme != f.Theme || s.scheme != a.set.Scheme {
		s.theme, s.scheme = f.Theme, a.set.Scheme
		v.Colors = render.TileColors(v.Colors[:0], f.Theme, schemeOf(a.set.Scheme), v.Goal)
	}
	room := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: clamp(f.Safe.H*0.25, f.Dip(80), f.Dip(160))}
	v.Rect, v.Cell, v.Origin = render.TrayFor(room, sampleSize, f.Scale, 7*48)
	tray := v.Rect.Move(0, col.Y-v.Rect.Y)
	c := col.Picture(sampleID, a.lang.T("settings.sample"), tray.H)
	c.Rect = tray
	v.Origin.Y += tray.Y - v.Rect.Y
	v.Rect = tray
	v.Theme, v.Scale, v.Numbers, v.Dots, v.Focus, v.Hint = f.Theme, f.Scale, true, a.set.HomeDots, -1, -1
	col.Space(16)
}
