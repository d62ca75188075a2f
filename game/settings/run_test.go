package settings

import (
	"slices"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// memory is a store that holds its files in a map.
type memory map[string][]byte

func (m memory) Append(name string, line []byte)  { m[name] = append(append(m[name], line...), '\n') }
func (m memory) Replace(name string, data []byte) { m[name] = slices.Clone(data) }
func (m memory) Confirm(string, string)           {}
func (m memory) Flush() bool                      { return true }

// run is the settings on a stage, over an empty page. It is also the stage's rest and the desk of the settings.
type run struct {
	*stage.Stage
	t             *testing.T
	scene         *Scene
	store         memory
	saves         *saves.Saves
	keys          *keys.Map
	in            game.Input
	announcements []string
	backups       int
	pictures      int // times the page of the pictures was asked for
}

func (r *run) Open()                   {}
func (r *run) Pressed(e game.KeyEvent) { r.keys.Learn(e) }
func (r *run) Key(game.KeyEvent)       {}
func (r *run) Reply(game.Reply)        {}
func (r *run) Away()                   {}
func (r *run) AfterTick()              { r.saves.Write() }
func (r *run) Backup()                 { r.backups++ }
func (r *run) ShowPictures()           { r.pictures++ }

type emptyPage struct{ stage.Page }

// newRun opens the settings that are in a store.
func newRun(t *testing.T, p game.Platform, store memory) *run {
	t.Helper()
	r := &run{t: t, store: store, in: game.Input{Width: 360, Height: 640, Scale: 1, Focused: true}}
	r.saves, _ = saves.Open(game.Files{Data: store}, store)
	r.keys = keys.New(&r.saves.Settings)
	r.Stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &r.saves.Settings, Platform: p, Lang: assets.Load("en")}, r)
	r.Push(&emptyPage{})
	r.scene = New(r.Stage, r.saves, r.keys, r)
	r.Push(r.scene)
	r.tick()
	return r
}

// restart opens the settings anew, as they were stored.
func (r *run) restart() *run {
	r.t.Helper()
	return newRun(r.t, r.Platform, r.store)
}

func (r *run) tick() {
	out := r.Update(&r.in)
	if out.Say != "" {
		r.announcements = append(r.announcements, out.Say)
	}
	r.in.Keys, r.in.Replies = nil, nil
}

// lastAnnouncement returns the last announcement, "" before the first.
func (r *run) lastAnnouncement() string {
	if len(r.announcements) == 0 {
		return ""
	}
	return r.announcements[len(r.announcements)-1]
}

// key presses a key of a US keyboard.
func (r *run) key(k game.Key, mods ...game.Mods) {
	e := game.KeyEvent{Key: k, Down: true}
	if len(k) == 1 {
		e.Printed = string(k)
	}
	for _, m := range mods {
		e.Mods |= m
	}
	r.event(e)
}

// event presses and releases a key.
func (r *run) event(e game.KeyEvent) {
	up := e
	up.Down = false
	r.in.Keys = []game.KeyEvent{e, up}
	r.tick()
	r.tick()
}

// press presses a control, as a screen reader does.
func (r *run) press(id ui.ID) {
	r.t.Helper()
	if c := r.Find(id); c == nil || c.Disabled {
		r.t.Fatalf("there is no control %v to press", id)
	}
	r.in.Replies = []game.Reply{{Kind: game.Pressed, ID: id}}
	r.tick()
	r.tick()
}

// drag moves a finger from one place to others and lifts it at the last.
func (r *run) drag(places ...render.Point) {
	for _, p := range places {
		r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: p, Down: true}}
		r.tick()
	}
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: places[len(places)-1]}}
	r.tick()
	r.in.Pointers = nil
	r.tick()
}
