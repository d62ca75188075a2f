package trials

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
)

// cutLoss is what a power cut may take of the running game.
const cutLoss = 5 * time.Second

// maxSync is how long a sync takes in a trial.
const maxSync = 1500 * time.Millisecond

// version is a content that a file had.
type version struct {
	data    []byte
	at      time.Time
	renamed bool // it took the place of the one before as a whole
}

// history is what a file held, from the latest version that is on the disk for sure.
type history struct{ versions []version }

// layer follows what a store writes and syncs, and tells what a disk may hold after a power cut: of each file, independent of
// all others, any content since its last sync, the last of which may be written in part or hold zeros, as may one that took
// the place of another before it was synced.
type layer struct {
	mu    sync.Mutex
	dir   string
	files map[string]*history
	whole map[string]bool // contents that were synced before they took the place of others
	torn  int             // number of cuts that left a rewritten game in part
	slow  *rand.Rand      // how long syncs take
}

// watched are the files whose order matters.
var watched = []string{game.GameFile, game.SolvesFile, game.SettingsFile}

// look notes what the files hold now.
func (l *layer) look() {
	for _, name := range watched {
		path := filepath.Join(l.dir, name)
		data, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		h := l.files[name]
		if h == nil {
			h = &history{[]version{{at: time.Now()}}}
			l.files[name] = h
		}
		last := &h.versions[len(h.versions)-1]
		if !bytes.Equal(last.data, data) {
			h.versions = append(h.versions, version{data, time.Now(), !bytes.HasPrefix(data, last.data)})
		}
	}
}

// sync takes the place of the system's: what the file holds is on the disk when it returns.
func (l *layer) sync(f *os.File) error {
	l.mu.Lock()
	l.look()
	name := filepath.Base(f.Name())
	if data, err := os.ReadFile(f.Name()); err == nil {
		l.whole[string(data)] = true
	}
	n := 0
	if h := l.files[name]; h != nil {
		n = len(h.versions)
	}
	took := time.Duration(0)
	if l.slow.IntN(3) == 0 {
		took = time.Duration(l.slow.Int64N(int64(maxSync)))
	}
	l.mu.Unlock()
	time.Sleep(took)
	l.mu.Lock()
	defer l.mu.Unlock()
	if h := l.files[name]; h != nil {
		l.look()
		drop := n - 1
		h.versions = h.versions[min(drop, len(h.versions)-1):]
	}
	return nil
}

// cut calls f with contents of the files that a power cut now may leave: every prefix of the versions of each file, in random
// combinations, torn or not.
func (l *layer) cut(r *rand.Rand, f func(files map[string][]byte, oldest map[string]version)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.look()
	oldest := map[string]version{}
	for name, h := range l.files {
		oldest[name] = h.versions[0]
	}
	for i := range 4 {
		files := map[string][]byte{}
		for name, h := range l.files {
			at := 0
			switch i {
			case 0: // nothing since the syncs
			case 1: // the record, but not the game
				if name != game.GameFile {
					at = len(h.versions) - 1
				}
			default:
				at = r.IntN(len(h.versions))
			}
			data := bytes.Clone(h.versions[at].data)
			if i == 3 && at+1 < len(h.versions) && !h.versions[at+1].renamed {
				data = append(data, tear(r, h.versions[at+1].data[len(data):])...)
			}
			if name == game.GameFile && l.rewritten(h, at) {
				l.addEarlier(files, h.versions[0].data)
				if r.IntN(2) == 0 {
					data = tear(r, data)
					l.torn++
				}
			}
			files[name] = data
		}
		f(files, oldest)
	}
}

// tear returns what a power cut may leave of data that was not synced.
func tear(r *rand.Rand, data []byte) []byte {
	data = bytes.Clone(data)
	n := r.IntN(len(data) + 1)
	if r.IntN(2) == 0 {
		clear(data[n:]) // the size is on the disk, the rest of the data is not
		return data
	}
	return data[:n]
}

// rewritten reports whether a version of a file took the place of another one, before it was synced.
func (l *layer) rewritten(h *history, at int) bool {
	for _, v := range h.versions[1 : at+1] {
		if v.renamed && !l.whole[string(v.data)] {
			return true
		}
	}
	return false
}

// addEarlier adds the names that the store keeps for the content of the running game that is on the disk.
func (l *layer) addEarlier(files map[string][]byte, content []byte) {
	names, _ := filepath.Glob(filepath.Join(l.dir, game.GameFile+".before-*"))
	for _, name := range names {
		files[filepath.Base(name)] = content
	}
}

// started returns what a store finds at its start in the files that a power cut has left.
func started(tr *trial, files map[string][]byte) map[string][]byte {
	dir, err := os.MkdirTemp(tr.folder, "cut")
	if err != nil {
		tr.Fatal(err)
	}
	defer os.RemoveAll(dir)
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			tr.Fatal(err)
		}
	}
	d := store.OpenDiskBy(dir, func(*os.File) error { return nil })
	defer d.Close()
	return d.Files().Data
}

// powerCuts plays a minute by a clock that the trial turns, and cuts the power in every tick.
func powerCuts(tr *trial) {
	seed := tr.random.Uint64()
	synctest.Test(tr.T, func(*testing.T) {
		l := &layer{dir: tr.data(), files: map[string]*history{}, whole: map[string]bool{}, slow: rand.New(rand.NewPCG(seed, 3))}
		k := newKid(store.OpenDiskBy(tr.data(), l.sync), seed)
		k.begin(game.Boot{Store: k.disk, Files: k.disk.Files(), Fonts: fonts, Locale: "en", Deals: rand.NewPCG(seed, 9)})
		cuts := rand.New(rand.NewPCG(seed, 6))
		for range 30 * 60 {
			k.tick()
			if cuts.IntN(3) == 0 {
				l.cut(cuts, func(files map[string][]byte, oldest map[string]version) {
					tr.count(1)
					if slices.ContainsFunc(slices.Collect(maps.Keys(files)), func(name string) bool { return !slices.Contains(watched, name) }) {
						files = started(tr, files)
					}
					checkCut(tr, l, files, oldest)
				})
			}
			if tr.Failed() {
				break
			}
			time.Sleep(time.Second / 60)
			synctest.Wait()
		}
		k.disk.Close()
		tr.Logf("%d rewritten games in part", l.torn)
	})
}

// checkCut checks what a power cut has left.
func checkCut(tr *trial, l *layer, files map[string][]byte, oldest map[string]version) {
	if h := l.files[game.GameFile]; h != nil && len(h.versions) > 1 {
		if lost := time.Since(h.versions[1].at); lost > cutLoss {
			tr.Errorf("a power cut takes %v of the running game", lost)
		}
	}
	loaded := session.Load(files[game.GameFile])
	s := loaded.Log.Current()
	all := session.LoadSolves(files[game.SolvesFile])
	for line := range strings.SplitSeq(string(files[game.SolvesFile]), "\n") {
		r, err := session.ParseSolve([]byte(line))
		if err == nil && s != nil && s.Started() && !s.Over() && isOf(r, s) {
			tr.Errorf("a record without its game: %s\n%s", line, files[game.GameFile])
		}
	}
	if len(all.List) == 0 && s == nil && len(oldest[game.GameFile].data) > 0 {
		tr.Errorf("no game is left of\n%s", files[game.GameFile])
	}
}

// isOf reports whether a record is that of a game: it has the same deal and begins with the same events. The same deal may have
// been played before.
func isOf(r session.Solve, s *session.Session) bool {
	events, err := r.EventList()
	return err == nil && r.ID == s.Game().ID() && !s.Dealt().After(r.Date) && len(events) >= len(s.Events()) && slices.Equal(events[:len(s.Events())], s.Events())
}
