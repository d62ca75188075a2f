package app

import (
	"bytes"
	"errors"
	"unicode/utf8"

	"wildfifteen/game"
	"wildfifteen/game/picture"
	"wildfifteen/game/pictures"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/render"
)

// own has the host decode the player's own picture when it is to be seen, and pictures that the player chooses. The smaller
// sizes of a decoded picture are made in steps.
type own struct {
	shown   bool           // a scene shows the picture in this tick
	held    *saves.Picture // whose pixels the stage has, or that cannot be decoded; nil: none
	asked   *ownJob        // what the host decodes; nil: nothing
	next    *ownJob        // what it is to decode after that
	growing *render.Growing
	job     *ownJob // that of growing
}

// ownJob is a picture that is decoded: the stored one or, if stored is nil, a new one.
type ownJob struct {
	stored *saves.Picture
	name   string
	data   []byte
	file   []byte // what will be stored of a new one
}

// growStep is how many pixels are halved in a tick: some tenths of a millisecond.
const growStep = 1 << 17

// tickOwn asks for what is to be decoded and goes on with what is.
func (a *App) tickOwn() {
	o := &a.own
	a.followOwn()
	o.shown = false
	if o.growing != nil {
		a.stage.Animate()
		if o.growing.Step(growStep) {
			img, job := o.growing.Image(), o.job
			o.growing, o.job = nil, nil
			a.ownReady(img, job)
		}
	}
	if o.asked == nil && o.next != nil && (o.growing == nil || o.next.stored == nil) { // the stored one waits for a new one
		o.asked, o.next = o.next, nil
		in := &game.PictureIn{Data: o.asked.data}
		if o.asked.stored == nil {
			in.Pack = saves.MaxPicture
		}
		a.stage.Out.Picture = in
	}
}

// followOwn follows the stored picture: another cut is another part of the same pixels, other pixels are to be decoded if
// they are to be seen.
func (a *App) followOwn() {
	o, now := &a.own, a.saves.Picture()
	switch {
	case now == o.held:
		return
	case now == nil:
		o.held, a.stage.Own = nil, stage.Own{}
	case o.held != nil && bytes.Equal(now.File, o.held.File):
		o.held, a.stage.Own.Cut = now, now.Cut
	case o.shown || a.stage.Set.Picture == session.OwnPicture:
		o.held, a.stage.Own = now, stage.Own{}
		if o.next == nil || o.next.stored != nil { // a new picture goes first, and takes the place of this one
			o.next = &ownJob{stored: now, name: now.Name, data: now.File}
		} else {
			o.held = nil
		}
	}
}

// decoded takes the answer of the host.
func (a *App) decoded(r game.Reply) {
	o, job := &a.own, a.own.asked
	o.asked = nil
	if job == nil || o.next != nil && o.next.stored == nil { // a newer one has taken its place
		if job != nil && job.stored == o.held {
			o.held = nil
		}
		return
	}
	job.data = nil
	if !whole(r.Pixels) || job.stored == nil && r.Data == nil {
		a.ownFault(job.name, &pictures.Error{Fault: pictures.Damaged})
		return
	}
	job.file = r.Data
	if o.job != nil && o.job.stored != nil && o.job.stored == o.held {
		o.held = nil // its pixels are given up for the new picture: it is to be decoded again
	}
	o.job, o.growing = job, render.BeginImage("own", r.Pixels.Pix, r.Pixels.W, r.Pixels.H)
}

// whole reports whether pixels are those of a picture: a recording may hold anything.
func whole(p *game.Pixels) bool {
	return p != nil && min(p.W, p.H) > 0 && max(p.W, p.H) <= pictures.MaxKept && len(p.Pix) == 4*p.W*p.H
}

// ownReady shows a picture that is decoded: the stored one on the boards, a new one on the page where its part is chosen.
func (a *App) ownReady(img *render.Image, job *ownJob) {
	if job.stored != nil {
		if now := a.saves.Picture(); now != nil && now == a.own.held && bytes.Equal(now.File, job.stored.File) {
			a.stage.Own = stage.Own{Image: img, Cut: now.Cut}
		}
		return
	}
	t := a.stage.Lang.T
	a.stage.Untoast(t("picture.reading", "name", job.name))
	a.stage.Push(picture.NewCutter(a.stage, a.keys, picture.Cutting{
		Name: job.name, Own: stage.Own{Image: img, Cut: pictures.Middle}, Size: a.Playing().Goal().Size(),
		Done: func(cut stage.Own) {
			a.saves.SetPicture(saves.Picture{Name: job.name, Cut: cut.Cut, File: job.file})
			a.own.held, a.stage.Own = a.saves.Picture(), cut
			a.saves.Settings.Picture = session.OwnPicture
			a.saves.Change()
			a.stage.Toast(t("picture.taken", "name", job.name))
		}}))
}

// takePicture begins to read a picture from a file that the player chose.
func (a *App) takePicture(name string, data []byte) {
	read := pictures.Read
	if a.boot.Platform == game.Browser {
		read = pictures.ReadRaster
	}
	if _, err := read(data); err != nil {
		a.ownFault(name, err)
		return
	}
	a.own.next = &ownJob{name: name, data: data}
	a.stage.Toast(a.stage.Lang.T("picture.reading", "name", name))
}

// ownFault says why a file cannot be used.
func (a *App) ownFault(name string, err error) {
	var e *pictures.Error
	if !errors.As(err, &e) {
		return // all errors are of this type
	}
	t := a.stage.Lang.T
	a.stage.Untoast(t("picture.reading", "name", name))
	switch e.Fault {
	case pictures.Moving:
		a.stage.Message(t("picture.fault_moving", "name", name))
	case pictures.Sides:
		a.stage.Message(t("picture.fault_sides", "name", name, "w", e.W, "h", e.H, "least", pictures.MinSide, "most", pictures.MaxSide))
	case pictures.Heavy:
		a.stage.Message(t("picture.fault_heavy", "name", name, "w", e.W, "h", e.H))
	case pictures.Long:
		a.stage.Message(t("picture.fault_long", "name", name, "most", pictures.MaxFile>>20))
	case pictures.Unknown:
		a.stage.Message(t("picture.fault_unknown", "name", name))
	default:
		a.stage.Message(t("picture.fault_damaged", "name", name))
	}
}

// isPicture reports whether a file that the player chose is a picture, or at least no text.
func isPicture(data []byte) bool { return pictures.Is(data) || !utf8.Valid(data) }
