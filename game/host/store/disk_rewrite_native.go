//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"time"

	"wildfifteen/game"
)

// beforeMark follows the name of the running game's file in the names of earlier contents.
const beforeMark = ".before-"

// before is what the name of an earlier content says: how the text that takes its place begins.
type before struct {
	length int
	sum    uint32
}

// beforeName returns the name that the content of the running game's file gets while text, which takes its place, is not
// synced.
func beforeName(text []byte) string { return before{len(text), crc32.ChecksumIEEE(text)}.name() }

func (b before) name() string {
	return fmt.Sprintf("%s%s%d-%08x", game.GameFile, beforeMark, b.length, b.sum)
}

// parseBefore reads the name of an earlier content. A player's own copy may have one that is similar.
func parseBefore(name string) (b before, ok bool) {
	_, err := fmt.Sscanf(name, game.GameFile+beforeMark+"%d-%x", &b.length, &b.sum)
	return b, err == nil && b.length >= 0 && b.name() == name
}

// begins reports whether data begins with the text.
func (b before) begins(data []byte) bool {
	return b.length <= len(data) && b.sum == crc32.ChecksumIEEE(data[:b.length])
}

// torn reports whether data looks like what a power cut leaves of the text: it is too short, or has zeros.
func (b before) torn(data []byte) bool {
	return len(data) < b.length || bytes.IndexByte(data[:b.length], 0) >= 0
}

// rewriteGame makes the running game's file hold just text, which is synced later, so that moves never wait for that. Until
// then the content that is on the disk keeps another name, for a power cut that leaves text in part. Where that is not
// possible, text is synced first.
func (d *Disk) rewriteGame(path string, text []byte) error {
	if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return d.rewriteSynced(path, text, d.earlier())
	}
	temp, err := writeTemp(path, text, nil)
	if err != nil {
		return err
	}
	// Until the file is renamed, the name of the content before it must stay: a kill in between leaves names for both texts.
	d.renaming.Lock()
	defer d.renaming.Unlock()
	earlier := d.earlier()
	before := filepath.Join(d.dir, beforeName(text))
	back, ok := d.keepEarlier(path, before, earlier)
	if !ok {
		_ = os.Remove(temp)
		return d.rewriteSynced(path, text, earlier)
	}
	if err := d.takePlace(temp, path); err != nil {
		_ = os.Remove(temp)
		return errors.Join(err, back())
	}
	earlier = slices.DeleteFunc(slices.Clone(earlier), func(p string) bool { return p == before })
	d.mu.Lock()
	d.befores = append([]string{before}, removeAll(earlier)...)
	d.mu.Unlock()
	d.syncSoon()
	return nil
}

// takePlace gives the name of the running game's file to another file. It does not rename that over the file where the system
// can exchange the two: ext4 begins to write a file that is renamed over another one, and the call, and the moves after it, wait for
// a disk that is busy. Nor does it remove the content before, because that waits for what is being written of it.
func (d *Disk) takePlace(temp, path string) error {
	text, err := os.Lstat(temp)
	if err != nil {
		return err
	}
	if d.exchange(temp, path) != nil {
		// A file system may have exchanged them and failed only then: to rename would put the content before back.
		if now, err := os.Lstat(path); err != nil || !os.SameFile(now, text) {
			return os.Rename(temp, path)
		}
	}
	d.mu.Lock()
	d.dropped = append(d.dropped, temp)
	d.mu.Unlock()
	return nil
}

// removeDropped removes the contents whose place others have taken.
func (d *Disk) removeDropped() {
	d.mu.Lock()
	dropped := d.dropped
	d.dropped = nil
	d.mu.Unlock()
	removeAll(dropped) // what stays is removed by a later start
}

// keepEarlier gives the content that is on the disk the name before: that of the file, or an earlier one if the file has
// not been synced since it was rewritten. It returns a function that takes this back, and whether it was possible.
func (d *Disk) keepEarlier(path, before string, earlier []string) (back func() error, ok bool) {
	back = func() error { return os.Remove(before) }
	if len(earlier) > 0 {
		if earlier[0] == before {
			return func() error { return nil }, true
		}
		if err := d.link(earlier[0], before); !errors.Is(err, os.ErrNotExist) {
			return back, err == nil
		}
	}
	if d.link(path, before) == nil {
		return back, true
	}
	return func() error { return os.Rename(before, path) }, os.Rename(path, before) == nil // some systems have no links
}

// rewriteSynced is rewriteGame where there is no earlier content, or it cannot have two names.
func (d *Disk) rewriteSynced(path string, text []byte, earlier []string) error {
	if err := replaceFile(path, text, d.fsync); err != nil {
		return err
	}
	d.forget(earlier)
	return nil
}

// syncSoon has the running game synced as soon as nothing else is to be written.
func (d *Disk) syncSoon() {
	d.mu.Lock()
	d.unsynced = time.Now().Add(-syncAfter)
	d.mu.Unlock()
	d.rest.signal()
}

// earlier returns the paths of earlier contents that are kept until the running game is synced, first the one whose name is
// that of what the file begins with.
func (d *Disk) earlier() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.befores
}

// forget removes earlier contents that are not needed any more, the first one last: as long as others are there, it says that
// the file is whole.
func (d *Disk) forget(earlier []string) {
	if len(earlier) == 0 {
		return
	}
	left := removeAll(earlier[1:])
	if len(left) == 0 {
		left = removeAll(earlier[:1])
	} else {
		left = append(earlier[:1:1], left...)
	}
	d.mu.Lock()
	if len(d.befores) > 0 && d.befores[0] == earlier[0] {
		d.befores = left
	}
	d.mu.Unlock()
}

// removeAll removes files and returns the paths of those that stay.
func removeAll(paths []string) (left []string) {
	for _, p := range paths {
		if err := os.Remove(p); err != nil && !errors.Is(err, os.ErrNotExist) {
			left = append(left, p)
		}
	}
	return left
}

// settle looks, at the start, for earlier contents of the running game that a crash has left. If the file begins with what
// took their place, it is whole. If it is torn, the earlier content comes back, and what there is instead is kept aside.
func (d *Disk) settle() {
	entries, _ := os.ReadDir(d.dir) // in case of an error, Files reports it
	var befores []string
	for _, e := range entries {
		if _, ok := parseBefore(e.Name()); ok && e.Type().IsRegular() {
			befores = append(befores, e.Name())
		}
	}
	if len(befores) == 0 {
		return
	}
	data, _, err := readFile(filepath.Join(d.dir, game.GameFile))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return
	}
	whole := slices.IndexFunc(befores, func(name string) bool { b, _ := parseBefore(name); return b.begins(data) })
	if whole >= 0 {
		befores[0], befores[whole] = befores[whole], befores[0]
	} else {
		// The names of two rewrites may be there, of which the first was whole.
		torn := slices.IndexFunc(befores, func(name string) bool { b, _ := parseBefore(name); return b.torn(data) })
		if torn < 0 {
			d.outdated(befores)
			return
		}
		if !d.bringBack(befores[torn], data) {
			return
		}
		befores = slices.Delete(befores, torn, torn+1)
	}
	d.mu.Lock()
	for _, name := range befores {
		d.befores = append(d.befores, filepath.Join(d.dir, name))
	}
	d.mu.Unlock()
	d.syncSoon() // and then forget them
}

// outdated renames earlier contents that are those of another file than there is.
func (d *Disk) outdated(names []string) {
	for _, name := range names {
		path := filepath.Join(d.dir, name)
		_ = os.Rename(path, path+asideMark) // in case of an error, the next start tries again
	}
}

// bringBack puts an earlier content in the place of a torn one, which is kept aside unless it is empty.
func (d *Disk) bringBack(name string, torn []byte) bool {
	if len(bytes.Trim(torn, "\x00")) > 0 && d.putAside(game.GameFile, "host.kept_unread") != nil {
		return false
	}
	return os.Rename(filepath.Join(d.dir, name), filepath.Join(d.dir, game.GameFile)) == nil
}
