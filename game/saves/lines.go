package saves

import (
	"bytes"

	"wildfifteen/game"
)

// lines are those of a file to which lines are added: the ones that are used, and those of newer versions.
type lines struct {
	text  []byte
	newer map[string]bool
}

// use adds a line that is used.
func (l *lines) use(line []byte) { l.text = append(append(l.text, line...), '\n') }

// takeNewer adds a line that only a newer version can read, and reports whether it is new.
func (l *lines) takeNewer(line []byte) bool {
	if l.newer[string(line)] {
		return false
	}
	if l.newer == nil {
		l.newer = map[string]bool{}
	}
	l.newer[string(line)] = true
	l.use(line)
	return true
}

// openLines ends the reading of a file of lines. The damaged ones are kept aside, which the notice tells, and the file is written
// anew without them, unless another instance does that.
func (s *Saves) openLines(name string, data, bad []byte, l *lines, notice string) (notices []Notice) {
	if len(bad) > 0 {
		if kept, news := s.keepAside(name+game.BadEnd, bad); news {
			notices = append(notices, Notice{Key: notice, File: kept})
		}
	}
	switch torn := len(data) > 0 && data[len(data)-1] != '\n'; {
	case !s.shared && !bytes.Equal(data, l.text):
		s.store.Replace(name, l.text)
	case s.shared && torn:
		s.store.Append(name, nil)
	}
	return notices
}

// restoreNewer adds the lines of newer versions that a backup holds to the file.
func (s *Saves) restoreNewer(name string, l, from *lines) {
	for line := range bytes.SplitSeq(from.text, []byte{'\n'}) {
		if from.newer[string(line)] && l.takeNewer(line) {
			s.store.Append(name, line)
		}
	}
}
