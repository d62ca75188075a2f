package trials

import (
	"bytes"
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
// all others, any content since its last sync, the last of which may be written in part or hold zeros.
type layer struct {
	mu    sync.Mutex
	dir   string
	files map[string]*history
	slow  *rand.Rand // how long syncs take
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
				more := bytes.Clone(h.versions[at+1].data[len(data):])
				n := r.IntN(len(more) + 1)
				if r.IntN(2) == 0 {
					clear(more[n:]) // the size is on the disk, the rest of the data is not
					n = len(more)
				}
				data = append(data, more[:n]...)
			}
			files[name] = data
		}
		f(files, oldest)
	}
}

// powerCuts plays a minute by a clock that the trial turns, and cuts the power in every tick.
func powerCuts(tr *trial) {
	seed := tr.random.Uint64()
	synctest.Test(tr.T, func(*testing.T) {
		l := &layer{dir: tr.data(), files: map[string]*history{}, slow: rand.New(rand.NewPCG(seed, 3))}
		k := newKid(store.OpenDiskBy(tr.data(), l.sync), seed)
		k.begin(game.Boot{Store: k.disk, Files: k.disk.Files(), Fonts: fonts, Locale: "en", Deals: rand.NewPCG(seed, 9)})
		cuts := rand.New(rand.NewPCG(seed, 6))
		for range 30 * 60 {
			k.tick()
			if cuts.IntN(3) == 0 {
				l.cut(cuts, func(files map[string][]byte, oldest map[string]version) {
					tr.count(1)
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
		if err == nil && s != nil && !s.Solved() && s.Started() && r.ID == s.Game().ID() && begins(r, s) {
			tr.Errorf("a record without its game: %s\n%s", line, files[game.GameFile])
		}
	}
	if len(all.List) == 0 && s == nil && len(oldest[game.GameFile].data) > 0 {
		tr.Errorf("no game is left of\n%s", files[game.GameFile])
	}
}

// begins reports whether the events of a record begin with those of a game.
func begins(r session.Solve, s *session.Session) bool {
	events, err := r.EventList()
	return err == nil && len(events) >= len(s.Events()) && slices.Equal(events[:len(s.Events())], s.Events())
}
