package settings

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestSettingsStay uses every control of the settings, each in a run of its own, and checks that the change is stored.
func TestSettingsStay(t *testing.T) {
	others := []ui.ID{stage.BackID, keysID, resetID, saveID, openID, PicturesID}
	for _, platform := range []game.Platform{game.Desktop, game.Browser, game.Phone} {
		var ids []ui.ID
		for _, c := range newRun(t, platform, memory{}).Controls() {
			if c.Focusable() && !slices.Contains(others, c.ID) && !strings.HasPrefix(c.ID.Name, listGroup) && !(c.Role == ui.Radio && c.On) {
				ids = append(ids, c.ID)
			}
		}
		if len(ids) < 20 {
			t.Errorf("platform %v: only %d settings", platform, len(ids))
		}
		for _, id := range ids {
			r := newRun(t, platform, memory{})
			before := string(r.saves.Settings.JSON())
			r.scene.Focus = id
			if id == volumeID {
				r.key("ArrowRight")
			} else {
				r.key("Enter")
			}
			after := string(r.saves.Settings.JSON())
			if after == before {
				t.Errorf("%v changes nothing", id)
			}
			if stored := string(r.restart().saves.Settings.JSON()); stored != after {
				t.Errorf("%v: after a restart %s, before it %s", id, stored, after)
			}
		}
	}
}

// TestPlatforms checks which settings a platform has.
func TestPlatforms(t *testing.T) {
	for _, c := range []struct {
		platform              game.Platform
		haptics, hover, speed bool
	}{
		{game.Desktop, false, true, true}, {game.Browser, true, true, true}, {game.Phone, true, false, false},
	} {
		r := newRun(t, c.platform, memory{})
		has := func(name string) bool { return r.Find(ui.ID{Name: name}) != nil }
		if has(hapticsToggle) != c.haptics || has(hoverToggle) != c.hover || has(speedID.Name) != c.speed {
			t.Errorf("platform %v: haptics %v, hover %v, speed %v", c.platform, has(hapticsToggle), has(hoverToggle), has(speedID.Name))
		}
	}
}

func TestThemeAndTextSizeTakeEffectAtOnce(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	height := func() float32 { return r.Find(ui.ID{Name: themeGroup}).Rect.H }
	light, small := r.scene.sample.board.View.Theme, height()
	r.press(ui.ID{Name: themeGroup, N: 2})
	if v := &r.scene.sample.board.View; light.Dark || !v.Theme.Dark {
		t.Error("dark is not dark")
	}
	r.press(ui.ID{Name: sizeGroup, N: 4})
	if height() <= small {
		t.Errorf("chips are %v high in large text, %v in small", height(), small)
	}
	r.press(ui.ID{Name: schemeGroup, N: 1})
	if colors := r.scene.sample.board.View.Colors; colors[1] != colors[len(colors)-2] {
		t.Error("the sample has more than one colour")
	}
	r.press(ui.ID{Name: dotsToggle})
	if !r.scene.sample.board.View.Framed {
		t.Error("no tile of the sample has a frame")
	}
	r.press(ui.ID{Name: dotsToggle})
	r.press(ui.ID{Name: themeGroup, N: 3})
	if v := &r.scene.sample.board.View; !v.Theme.Contrast || !v.Framed {
		t.Error("in high contrast no tile of the sample has a frame")
	}
}

// TestList chooses a language in its list, which begins at the one that is chosen, and in large letters values of choices whose
// chips would need several rows. The page goes back and tells the value. The colours have no list: they are pictures.
func TestList(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	r.saves.Settings.TextSize = 2
	r.tick()
	if r.Find(ui.ID{Name: listGroup + schemeGroup}) != nil {
		t.Error("the colours have a list")
	}
	for _, c := range []struct {
		group string
		n     int
		word  string
	}{{sizeGroup, 3, "150%"}, {clockGroup, 2, "Tenths"}, {languageGroup, 1, "Čeština"}} {
		row := ui.ID{Name: listGroup + c.group}
		r.press(row)
		if focus := r.Top().First(); focus.Name != c.group || !r.Find(focus).On {
			t.Errorf("the list of %s begins at %v", c.group, focus)
		}
		r.press(ui.ID{Name: c.group, N: c.n})
		if !r.Shows(r.scene) || r.scene.choice(c.group).index(&r.saves.Settings.Choices) != c.n {
			t.Fatalf("%s: %d is not chosen", c.group, c.n)
		}
		if now := r.Find(row); now != nil && now.Value != c.word {
			t.Errorf("the row tells %q, want %q", now.Value, c.word)
		}
	}
}

// TestChoicesHaveOneRow lays out the settings in windows and text sizes: the values of a choice stand side by side in one row, or in
// a list of their own.
func TestChoicesHaveOneRow(t *testing.T) {
	for _, size := range [][2]float32{{320, 568}, {360, 640}, {1100, 760}} {
		for _, text := range []float64{1, 1.5, 2} {
			r := newRun(t, game.Desktop, memory{})
			r.saves.Settings.TextSize = text
			r.in.Width, r.in.Height = size[0], size[1]
			r.tick()
			r.tick()
			rows := map[string]float32{}
			for _, c := range r.Controls() {
				if c.Look != ui.Chip {
					continue
				}
				if y, ok := rows[c.ID.Name]; ok && y != c.Rect.Y {
					t.Errorf("%v, text %v: %s has several rows", size, text, c.ID.Name)
				}
				rows[c.ID.Name] = c.Rect.Y
			}
			if r.Find(ui.ID{Name: listGroup + motionGroup}) == nil && len(rows) == 0 {
				t.Errorf("%v, text %v: there is no choice", size, text)
			}
		}
	}
}

// TestSoundSwitch checks that the switch shows the opposite of Mute, and that the volume goes with it.
func TestSoundSwitch(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	id := ui.ID{Name: soundToggle}
	if !r.Find(id).On || r.Find(volumeID) == nil {
		t.Error("at first there is no sound")
	}
	if r.press(id); r.Find(id).On || !r.saves.Settings.Mute || r.Find(volumeID) != nil {
		t.Error("the sound cannot be switched off")
	}
}

func TestUnknownValueIsNoOption(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	r.saves.Settings.TextSize = 1.7
	r.tick()
	if row := r.Find(ui.ID{Name: listGroup + sizeGroup}); row == nil || row.Value != "" {
		t.Fatalf("the row of the text size is %+v", row)
	}
	r.press(ui.ID{Name: listGroup + sizeGroup})
	for i := range textSizes {
		if r.Find(ui.ID{Name: sizeGroup, N: i}).On {
			t.Errorf("size %v is chosen, the text has size 1.7", textSizes[i])
		}
	}
}

// keysOf returns the keys of an action.
func (r *run) keysOf(a keys.Action) []string {
	b := keys.Bindings()
	return r.keys.Keys(b[slices.IndexFunc(b, func(b keys.Binding) bool { return b.Action == a })])
}

func TestSpeedAndReset(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	set := &r.saves.Settings
	set.Solved.Add("wild")
	set.Config = "5x5.snake"
	r.press(speedID)
	if !set.Hover || set.Motion != session.NoMotion || r.lastAnnouncement() != r.Lang.T("settings.speed_done") {
		t.Errorf("hover %v, motion %s, %q", set.Hover, set.Motion, r.announcements)
	}
	if deal, again := r.keysOf(keys.NewGame), r.keysOf(keys.Restart); !slices.Equal(deal, []string{"Space"}) || !slices.Equal(again, []string{"R"}) {
		t.Errorf("%q deals a new game, %q the same again", deal, again)
	}
	r.press(resetID)
	if want := r.Lang.T("settings.usual_ask"); r.lastAnnouncement() != want || r.Shows(r.scene) {
		t.Errorf("%q is announced, want %q", r.lastAnnouncement(), want)
	}
	r.key("Escape")
	if !r.Shows(r.scene) || !set.Hover {
		t.Error("a reset that is refused is done")
	}
	r.press(resetID)
	r.key("Enter") // yes
	d := session.Defaults()
	if set.Hover != d.Hover || set.Motion != d.Motion || len(set.Keys) != 0 || !set.Solved.Has("wild") || set.Config != "5x5.snake" {
		t.Errorf("after a reset: %s", set.JSON())
	}
	if stored := r.restart().saves.Settings.JSON(); string(stored) != string(set.JSON()) {
		t.Errorf("stored is %s", stored)
	}
}

func TestBackup(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	if r.press(saveID); r.backups != 1 {
		t.Errorf("%d copies are saved", r.backups)
	}
	r.in.Replies = []game.Reply{{Kind: game.Pressed, ID: openID}}
	if r.tick(); !r.Out.Open {
		t.Error("no file is asked for")
	}
}

// TestLastBackup checks that the page tells when the last backup was saved: not one that the player gave up, and not another
// file.
func TestLastBackup(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	r.in.Date = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	tells := func(want string) {
		t.Helper()
		for _, c := range r.Controls() {
			if c.Label == want {
				return
			}
		}
		t.Errorf("the page does not tell %q", want)
	}
	saved := func() {
		r.in.Replies = []game.Reply{{Kind: game.Saved, Text: "wildfifteen-2026-11-23.json"}}
		r.tick()
		r.tick()
	}
	saved()
	tells("No backup yet.")
	r.press(saveID)
	r.tick()
	tells("No backup yet.")
	saved()
	tells("Last backup: 23 November 2026")
	r = r.restart()
	r.tick()
	tells("Last backup: 23 November 2026")
}

// TestFingerOnVolume scrolls the page by a drag that begins on the volume's slider, which must not move. Then it slides
// and taps the slider.
func TestFingerOnVolume(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	p := r.scene
	p.Scroll.Show(r.Find(volumeID).Rect, 100)
	r.tick()
	before := p.Scroll.Offset
	track := func() render.Rect {
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 1, TextSize: 1}}
		return f.Track(r.Find(volumeID))
	}
	at := track().Centre()
	at.X += 60
	r.drag(at, render.Point{X: at.X + 2, Y: at.Y - 20}, render.Point{X: at.X + 3, Y: at.Y - 60})
	p.Scroll.Flick(0)
	if p.Scroll.Offset < before+50 || r.Set.Volume != 0.5 {
		t.Errorf("scrolled from %v to %v, volume %v", before, p.Scroll.Offset, r.Set.Volume)
	}
	r.tick()
	tr := track()
	if r.drag(tr.Centre(), render.Point{X: tr.X + tr.W, Y: tr.Centre().Y}); r.Set.Volume != 1 {
		t.Errorf("slid to the end: volume %v", r.Set.Volume)
	}
	if r.drag(render.Point{X: tr.X + tr.W*0.3, Y: tr.Centre().Y}); r.Set.Volume != 0.3 {
		t.Errorf("tapped at 0.3: volume %v", r.Set.Volume)
	}
	if c := r.Find(volumeID); c.Value != r.Lang.T("settings.percent", "n", 30) {
		t.Errorf("the volume is %q", c.Value)
	}
}

// TestPressKeepsFocus checks that a control pressed by mouse gets the focus.
func TestPressKeepsFocus(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	id := ui.ID{Name: soundToggle}
	r.scene.Scroll.Show(r.Find(id).Rect, 100)
	r.tick()
	if r.drag(r.Find(id).Rect.Centre()); r.scene.Focus != id {
		t.Errorf("the focus is on %v", r.scene.Focus)
	}
}
