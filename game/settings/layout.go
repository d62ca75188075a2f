package settings

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the page in dip: from this width of the screen on, the sample stands still beside the rows.
const (
	besideWidth = 760
	besideGap   = 40
	sampleLeast = 280 // the themes stand below a sample of this height or more
)

// The same on a low screen, where the sample hides less when it is beside the rows.
const (
	lowWidth  = 560
	lowHeight = 240
	lowGap    = 16
)

// Layout adds a sample board and the rows below or beside it.
func (s *Scene) Layout(f *ui.Frame) {
	col, left := s.open(f)
	s.aside = left.sample && f.TextSize < ui.LargeText
	s.layoutLooks(f, col, left)
	s.layoutSound(col)
	s.layoutPlay(col)
	s.layoutKeys(col)
	s.layoutReader(col)
	s.layoutBackup(col)
	col.Button(resetID, s.Stage.Lang.T("settings.usual"), ui.Quiet).Icon = render.Again
	s.End(f, col)
}

// beside says what stands still beside the rows.
type beside struct{ sample, themes bool }

// open begins the column of the rows: beside the sample and the themes if there is room.
func (s *Scene) open(f *ui.Frame) (col *ui.Column, left beside) {
	t := s.Stage.Lang.T
	low := f.Low() && f.TextSize < ui.LargeText && f.Safe.W >= f.Grown(lowWidth) && f.Safe.H >= f.Dip(lowHeight)
	if !low && (!f.Wide() || f.Low() || f.Safe.W < f.Grown(besideWidth)) {
		return s.Begin(f, t("settings.title")), left
	}
	area, column := s.Head(f, t("settings.title"), stage.GridWidth)
	part, gap := float32(0.42), float32(besideGap)
	if low {
		part, gap = 0.42, lowGap
	}
	w := render.Floor(column.W * part)
	if low { // the sample fills the height
		w = min(w, area.H-f.Dip(16))
	}
	still := f.Column(render.Rect{X: column.X, Y: area.Y, W: w})
	high := area.H - f.Dip(16)
	themes := still.Measure(func(c *ui.Column) { s.layoutThemesGround(f, c) })
	if room := high - themes; room >= f.Dip(sampleLeast) {
		left.themes, high = true, room
		if room >= 0.9*w { // the board is as wide as the ground below it
			w = min(w, render.Floor(room))
			still.Area.W = w
		}
	}
	left.sample = true
	s.sample.layout(still, s.Stage, squareSize, min(w, high))
	if left.themes {
		s.layoutThemesGround(f, still)
	}
	view, right := stage.Beside(f, area, column, w, gap)
	col = s.Scroll.Begin(f, view, right)
	col.Hang = f.Dip(8)
	return col, left
}

// layoutThemesGround adds the themes on a ground of their own.
func (s *Scene) layoutThemesGround(f *ui.Frame, col *ui.Column) {
	at := col.BeginGroup()
	col.Space(8)
	s.layoutThemes(f, col)
	col.EndGroup(at)
}

func (s *Scene) layoutLooks(f *ui.Frame, col *ui.Column, left beside) {
	if !left.sample {
		s.sample.layout(col, s.Stage, sampleSize, max(f.Dip(80), min(f.Dip(160), f.Safe.H*0.25)))
	}
	at := col.BeginGroup()
	col.Space(8)
	if !left.themes {
		s.layoutThemes(f, col)
	}
	if !f.Theme.Contrast { // there all tiles are black
		s.layoutSchemes(f, col)
	}
	s.layoutChoice(col, numeralsGroup)
	col.Lead(PicturesID, s.Stage.Lang.T("settings.picture"), s.Stage.Lang.T("picture.of_"+string(s.Stage.Set.Picture)))
	col.Space(8)
	s.layoutChoice(col, grooveGroup)
	s.layoutToggle(col, dotsToggle)
	col.EndGroup(at)
	at = col.BeginGroup()
	col.Space(8)
	s.layoutChoice(col, sizeGroup)
	s.layoutChoice(col, motionGroup)
	if len(s.Stage.Languages()) > 1 {
		s.layoutChoice(col, languageGroup)
	}
	col.EndGroup(at)
}

// lowLabel is the part of a row that its label has where its chips stand beside it, lowLines the most lines of that.
const (
	lowLabel = 0.36
	lowLines = 2
)

func (s *Scene) layoutSound(col *ui.Column) {
	defer col.EndGroup(col.BeginGroup())
	t := s.Stage.Lang.T
	col.Badge(t("settings.part_sound"), render.Sound, 0)
	s.layoutToggle(col, soundToggle)
	if n := int(s.Stage.Set.Volume*100 + 0.5); s.percent.Update(int64(n)) {
		s.percent.Text = t("settings.percent", "n", n)
	}
	if !s.Stage.Set.Mute {
		col.Space(14) // its words are as far from those above as those of other rows
		col.Slider(volumeID, t("settings.volume"), s.percent.Text, ui.Range{Hi: 1, At: float32(s.Stage.Set.Volume), Step: 0.1})
	}
	if s.Stage.Platform != game.Desktop {
		s.layoutToggle(col, hapticsToggle)
	}
}

func (s *Scene) layoutPlay(col *ui.Column) {
	defer col.EndGroup(col.BeginGroup())
	col.Badge(s.Stage.Lang.T("settings.part_play"), render.Play, 0.25)
	s.layoutChoice(col, clockGroup)
	s.layoutToggle(col, movesToggle)
	s.layoutToggle(col, latchToggle)
	s.layoutToggle(col, skipToggle)
	if s.Stage.Platform == game.Phone {
		s.layoutToggle(col, screenToggle)
		col.Small(s.Stage.Lang.T("settings.full_screen_why"))
	}
	if s.Stage.Platform != game.Phone || s.Stage.HasMouse() {
		s.layoutToggle(col, hoverToggle)
		col.Small(s.Stage.Lang.T("settings.hover_why"))
	}
}

func (s *Scene) layoutKeys(col *ui.Column) {
	defer col.EndGroup(col.BeginGroup())
	t := s.Stage.Lang.T
	col.Badge(t("settings.part_keys"), render.Keyboard, 0.5)
	s.layoutChoice(col, arrowsGroup)
	col.Lead(keysID, t("settings.keys"), "")
	if s.Stage.Platform != game.Phone {
		col.Grounded(ui.Command{ID: speedID, Label: t("settings.speed"), Icon: render.Bolt, Hue: 0.5})
		col.Small(t("settings.speed_why"))
	}
}

func (s *Scene) layoutReader(col *ui.Column) {
	defer col.EndGroup(col.BeginGroup())
	col.Badge(s.Stage.Lang.T("settings.part_reader"), render.Info, 0.75)
	s.layoutChoice(col, announceGroup)
}

func (s *Scene) layoutChoice(col *ui.Column, group string) {
	c := s.choice(group)
	if group == languageGroup || !col.ChoiceFits(c.words()) {
		s.layoutFolded(col, c)
		return
	}
	f := col.F
	first := len(f.Controls)
	if !s.layoutBeside(col, c) {
		col.Choice(c.group, c.label, c.words(), c.index(&s.Stage.Set.Choices))
	}
	for i := first; i < len(f.Controls); i++ { // what is read aloud
		if b := &f.Controls[i]; b.ID.Name == group {
			if b.Asked = c.label; b.Label != c.options[b.ID.N] {
				b.Value = c.options[b.ID.N]
			}
		}
	}
}

// layoutBeside adds the chips of a choice beside its label, where the rows stand beside the sample. It returns false if they do not fit.
func (s *Scene) layoutBeside(col *ui.Column, c *choice) bool {
	f, chips := col.F, *col
	face := f.Face(render.Regular, 16)
	room := render.Floor(col.Area.W * lowLabel)
	chips.Area.X, chips.Area.W = col.Area.X+room, col.Area.W-room
	words := f.Wrap(c.label, face, room-f.Dip(16))
	if !s.aside || f.LongestWord(c.label, face) > room-f.Dip(16) || len(words) > lowLines || !chips.ChoiceFits(c.words()) {
		return false
	}
	high := f.Fonts.Metrics(face).Line * float32(len(words))
	f.Add(ui.Control{Label: c.label, Lines: words, Face: face, Rect: render.Rect{X: col.Area.X, Y: col.Y + render.Floor((f.ControlHeight()-high)/2), W: room, H: high}})
	chips.Choice(c.group, "", c.words(), c.index(&s.Stage.Set.Choices))
	col.Y = chips.Y
	return true
}

func (s *Scene) layoutToggle(col *ui.Column, name string) {
	if t := toggleOf(name); t != nil {
		col.Switch(ui.ID{Name: t.name}, s.Stage.Lang.T(t.label), *t.field(&s.Stage.Set.Choices) != t.inverted)
	}
}
