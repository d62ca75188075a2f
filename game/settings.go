package game

import (
	"slices"
	"strconv"

	"wildfifteen/assets"
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
	on      func(c *session.Choices) int
	set     func(c *session.Choices, i int)
}

// The values of the choices, in the order in which they stand.
var (
	themes        = []session.Theme{session.SystemTheme, session.LightTheme, session.DarkTheme, session.ContrastTheme}
	schemes       = []session.Scheme{session.PathScheme, session.OneScheme, session.RowsScheme, session.ColumnsScheme, session.FringeScheme, session.Fringe3Scheme}
	textSizes     = []float64{0, 1, 1.25, 1.5, 2} // 0: the system's
	motions       = []session.Motion{session.NormalMotion, session.FastMotion, session.NoMotion}
	arrows        = []session.Arrows{session.ArrowsMoveTile, session.ArrowsMoveBlank}
	clocks        = []session.Clock{session.HiddenClock, session.SecondsClock, session.TenthsClock, session.ThousandthsClock}
	announcements = []session.Announce{session.AnnounceAll, session.AnnounceShort, session.AnnounceSolved}
)

// newChoice makes a choice of the values of a field; words are theirs.
func newChoice[T comparable](name, label string, words []string, values []T, field func(*session.Choices) *T) choice {
	return choice{name, label, words,
		func(c *session.Choices) int { return slices.Index(values, *field(c)) },
		func(c *session.Choices, i int) { *field(c) = values[i] }}
}

// textsOf returns the texts whose keys are prefix and the values.
func textsOf[T ~string](l *assets.Lang, prefix string, values []T) (words []string) {
	for _, v := range values {
		words = append(words, l.T(prefix+string(v)))
	}
	return words
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

func newSettings(a *App) *settings {
	s := &settings{page: page{app: a, covers: true}}
	t := a.lang.T
	sizes := []string{t("settings.size_system")}
	for _, z := range textSizes[1:] {
		sizes = append(sizes, t("settings.percent", "n", int(z*100)))
	}
	clockWords := []string{t("settings.clock_hidden"), t("settings.clock_whole"), t("settings.clock_tenths"), t("settings.clock_thousandths")}
	s.choices = []choice{
		newChoice("theme", t("settings.theme"), textsOf(a.lang, "settings.theme_", themes), themes, func(c *session.Choices) *session.Theme { return &c.Theme }),
		newChoice("scheme", t("settings.scheme"), textsOf(a.lang, "settings.scheme_", schemes), schemes, func(c *session.Choices) *session.Scheme { return &c.Scheme }),
		newChoice("size", t("settings.size"), sizes, textSizes, func(c *session.Choices) *float64 { return &c.TextSize }),
		newChoice("motion", t("settings.motion"), textsOf(a.lang, "settings.motion_", motions), motions, func(c *session.Choices) *session.Motion { return &c.Motion }),
		newChoice("arrows", t("settings.arrows"), textsOf(a.lang, "settings.arrows_", arrows), arrows, func(c *session.Choices) *session.Arrows { return &c.Arrows }),
		newChoice("clock", t("settings.clock"), clockWords, clocks, func(c *session.Choices) *session.Clock { return &c.Clock }),
		newChoice("announce", t("settings.announce"), textsOf(a.lang, "settings.announce_", announcements), announcements, func(c *session.Choices) *session.Announce { return &c.Announce }),
	}
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
		col.Slider(volumeID, t("settings.volume"), s.volume.text, ui.Range{Hi: 1, At: float32(set.Volume), Step: 0.1})
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
			col.Choice(c.name, c.label, c.options, c.on(&s.app.set.Choices))
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
			c.set(&a.set.Choices, id.N)
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
	a.set.Hover, a.set.Motion = true, session.NoMotion
	a.setKeys(actNew, []string{"Space"})
	a.setKeys(actRestart, []string{"R"})
	a.keepSettings()
}

// usualSettings resets the choices; what the program remembers of the player stays.
func (a *App) usualSettings() {
	a.set.Choices = session.Defaults().Choices
	a.keepSettings()
}

// sample is a small board that shows what the choices of colour look like.
type sample struct {
	view   render.BoardView
	theme  *render.Theme
	scheme session.Scheme
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
	v.Theme, v.Scale, v.Numbers, v.Dots = f.Theme, f.Scale, true, a.set.HomeDots
	col.Space(16)
}
