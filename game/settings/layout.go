package settings

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout adds a sample board and the rows below it.
func (s *Scene) Layout(f *ui.Frame) {
	col := s.Begin(f, s.Stage.Lang.T("settings.title"))
	s.layoutLooks(f, col)
	s.layoutSound(col)
	s.layoutPlay(col)
	s.layoutKeys(col)
	s.layoutReader(col)
	s.layoutBackup(col)
	col.Space(16)
	col.Button(resetID, s.Stage.Lang.T("settings.usual"), ui.Plain)
	s.End(f, col)
}

func (s *Scene) layoutLooks(f *ui.Frame, col *ui.Column) {
	s.sample.layout(f, col, s.Stage.Lang.T("settings.sample"), &s.Stage.Set.Choices)
	s.layoutChoice(col, themeGroup)
	s.layoutChoice(col, schemeGroup)
	s.layoutChoice(col, numeralsGroup)
	s.layoutChoice(col, grooveGroup)
	s.layoutChoice(col, sizeGroup)
	s.layoutChoice(col, motionGroup)
	s.layoutToggle(col, dotsToggle)
}

func (s *Scene) layoutSound(col *ui.Column) {
	t := s.Stage.Lang.T
	col.Heading(t("settings.part_sound"))
	s.layoutToggle(col, soundToggle)
	if n := int(s.Stage.Set.Volume*100 + 0.5); s.percent.Update(int64(n)) {
		s.percent.Text = t("settings.percent", "n", n)
	}
	if !s.Stage.Set.Mute {
		col.Slider(volumeID, t("settings.volume"), s.percent.Text, ui.Range{Hi: 1, At: float32(s.Stage.Set.Volume), Step: 0.1})
	}
	if s.Stage.Platform != game.Desktop {
		s.layoutToggle(col, hapticsToggle)
	}
}

func (s *Scene) layoutPlay(col *ui.Column) {
	col.Heading(s.Stage.Lang.T("settings.part_play"))
	s.layoutChoice(col, clockGroup)
	s.layoutToggle(col, movesToggle)
	s.layoutToggle(col, latchToggle)
	s.layoutToggle(col, skipToggle)
	if s.Stage.Platform != game.Phone {
		s.layoutToggle(col, hoverToggle)
		col.Small(s.Stage.Lang.T("settings.hover_why"))
	}
}

func (s *Scene) layoutKeys(col *ui.Column) {
	t := s.Stage.Lang.T
	col.Heading(t("settings.part_keys"))
	s.layoutChoice(col, arrowsGroup)
	col.Open(keysID, t("settings.keys"), "").Icon = render.Keyboard
	if s.Stage.Platform != game.Phone {
		col.Open(speedID, t("settings.speed"), "").Icon = render.Play
		col.Small(t("settings.speed_why"))
	}
}

func (s *Scene) layoutReader(col *ui.Column) {
	col.Heading(s.Stage.Lang.T("settings.part_reader"))
	s.layoutChoice(col, announceGroup)
}

func (s *Scene) layoutBackup(col *ui.Column) {
	t := s.Stage.Lang.T
	col.Heading(t("backup.title"))
	col.Open(saveID, t("backup.save"), "").Icon = render.Copy
	col.Open(openID, t("backup.open"), "").Icon = render.Paste
	col.Small(t("backup.about"))
}

func (s *Scene) layoutChoice(col *ui.Column, group string) {
	if c := s.choice(group); c != nil {
		col.Choice(c.group, c.label, c.options, c.index(&s.Stage.Set.Choices))
	}
}

func (s *Scene) layoutToggle(col *ui.Column, name string) {
	if t := toggleOf(name); t != nil {
		col.Switch(ui.ID{Name: t.name}, s.Stage.Lang.T(t.label), *t.field(&s.Stage.Set.Choices) != t.inverted)
	}
}
