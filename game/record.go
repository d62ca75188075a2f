package game

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"time"
)

// A recording is a text of JSON lines. The first line holds a [Recorded]. Each further line holds a [Check] or those
// fields of an [Input] that differ from the input before. Input.Date is left out as long as it advances with Input.Now.

// recordingVersion is the version of recordings that this program writes and reads.
const recordingVersion = 1

// Recorded is what a recorded run started with.
type Recorded struct {
	Recording int               `json:"recording"` // the version of the recording's format
	Version   string            `json:"version"`   // of the program that made the recording
	Platform  Platform          `json:"platform,omitzero"`
	Game      string            `json:"game,omitzero"`
	As        string            `json:"as,omitzero"` // the configuration that Game, an exact ID, was dealt for
	Locale    string            `json:"locale,omitzero"`
	Mute      bool              `json:"mute,omitzero"`
	Seed      [2]uint64         `json:"seed"`            // of the random source for deals
	Drawn     []uint64          `json:"drawn,omitempty"` // what that source gave first, if no seed can tell it
	Shared    bool              `json:"shared,omitzero"`
	Files     map[string][]byte `json:"files,omitempty"` // in the store, by name
	Unread    []string          `json:"unread,omitempty"`
	Sizes     map[string]int64  `json:"sizes,omitempty"` // of the files that are read in parts
	Resume    bool              `json:"resume,omitzero"` // it begins within a run: a game that was stored is resumed first

	// Of a report of a crash. Its last input is the one that the program could not take.
	System string `json:"system,omitzero"` // "linux/amd64"
	Fault  string `json:"fault,omitzero"`
	Stack  string `json:"stack,omitzero"`
}

// Source returns the random source for deals.
func (r *Recorded) Source() rand.Source { return &drawn{r.Drawn, rand.NewPCG(r.Seed[0], r.Seed[1])} }

// drawn gives numbers that were drawn before, then those of another source.
type drawn struct {
	left []uint64
	then rand.Source
}

// Uint64 returns the next number.
func (d *drawn) Uint64() uint64 {
	if len(d.left) == 0 {
		return d.then.Uint64()
	}
	next := d.left[0]
	d.left = d.left[1:]
	return next
}

// Check identifies what a run showed and stored after the inputs before the check. Its fields are the first 8 bytes of
// SHA-256 hashes, in hexadecimal: of the display list as text, and of the files.
type Check struct {
	List  string `json:"list"`
	Store string `json:"store"`
}

// NewCheck returns the check of a display list, as [render.List.Dump] writes it, and of the files in the store.
func NewCheck(list []byte, files map[string][]byte) Check {
	shown, stored := sha256.Sum256(list), sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(stored, "%q %q\n", name, files[name])
	}
	return Check{List: hex.EncodeToString(shown[:8]), Store: hex.EncodeToString(stored.Sum(nil)[:8])}
}

// Recorder writes a recording.
type Recorder struct {
	w      *bufio.Writer
	last   map[string]json.RawMessage
	offset time.Time // Date minus Now, of the last input
	err    error
}

// NewRecorder returns a recorder that has written the recording's first line to w.
func NewRecorder(w io.Writer, start Recorded) *Recorder {
	start.Recording = recordingVersion
	r := &Recorder{w: bufio.NewWriter(w)}
	r.line(start)
	return r
}

// Input appends an input. It does not keep a reference to in.
func (r *Recorder) Input(in *Input) {
	data, err := json.Marshal(in)
	if err != nil {
		r.fail(err)
		return
	}
	now := make(map[string]json.RawMessage)
	if err := json.Unmarshal(data, &now); err != nil {
		r.fail(err)
		return
	}
	line := make(map[string]json.RawMessage)
	for name, value := range now {
		if string(r.last[name]) != string(value) {
			line[name] = value
		}
	}
	offset := in.Date.Add(-in.Now)
	if r.last != nil && offset.Equal(r.offset) {
		delete(line, "Date")
	}
	r.last, r.offset = now, offset
	r.line(line)
}

// Check appends a check.
func (r *Recorder) Check(c Check) {
	r.line(struct {
		Check Check `json:"check"`
	}{c})
}

// Flush writes what is buffered and returns the first error of all writes.
func (r *Recorder) Flush() error {
	r.fail(r.w.Flush())
	return r.err
}

func (r *Recorder) line(v any) {
	data, err := json.Marshal(v)
	r.fail(err)
	_, err = r.w.Write(append(data, '\n'))
	r.fail(err)
}

func (r *Recorder) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// RecordingReader reads a recording.
type RecordingReader struct {
	Start  Recorded
	lines  *bufio.Scanner
	number int                        // of the line read last, from 1
	fields map[string]json.RawMessage // of the last input
	in     Input
}

// maxRecordedLine is the longest line of a recording, in bytes: an input may hold a file that the player chose.
const maxRecordedLine = 64 << 20

// errNoRecording is the error of a text that is not a recording, or is a recording of another version.
var errNoRecording = errors.New("not a recording that this version reads")

// ReadRecording reads the first line of a recording.
func ReadRecording(r io.Reader) (*RecordingReader, error) {
	rec := &RecordingReader{lines: bufio.NewScanner(r)}
	rec.lines.Buffer(nil, maxRecordedLine)
	line, err := rec.next()
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(line, &rec.Start); err != nil {
		return nil, rec.wrong(err)
	}
	if rec.Start.Recording != recordingVersion {
		return nil, rec.wrong(errNoRecording)
	}
	return rec, nil
}

// Next returns the next input or the next check, whichever comes first; the other one is nil. The input is valid until
// the next call. At the end of the recording the error is [io.EOF].
func (r *RecordingReader) Next() (*Input, *Check, error) {
	line, err := r.next()
	if err != nil {
		return nil, nil, err
	}
	var checked struct {
		Check *Check `json:"check"`
	}
	if err := json.Unmarshal(line, &checked); err != nil {
		return nil, nil, r.wrong(err)
	}
	if checked.Check != nil {
		return nil, checked.Check, nil
	}
	return r.input(line)
}

// input returns the previous input with the fields of a line changed.
func (r *RecordingReader) input(line []byte) (*Input, *Check, error) {
	var changes map[string]json.RawMessage
	if err := json.Unmarshal(line, &changes); err != nil {
		return nil, nil, r.wrong(err)
	}
	if r.fields == nil {
		r.fields = make(map[string]json.RawMessage)
	}
	maps.Copy(r.fields, changes)
	data, err := json.Marshal(r.fields)
	if err != nil {
		return nil, nil, r.wrong(err)
	}
	was := r.in
	r.in = Input{}
	if err := json.Unmarshal(data, &r.in); err != nil {
		return nil, nil, r.wrong(err)
	}
	if _, dated := changes["Date"]; !dated {
		r.in.Date = was.Date.Add(r.in.Now - was.Now)
	}
	return &r.in, nil, nil
}

func (r *RecordingReader) next() ([]byte, error) {
	if !r.lines.Scan() {
		if err := r.lines.Err(); err != nil {
			r.number++
			return nil, r.wrong(err)
		}
		return nil, io.EOF
	}
	r.number++
	return r.lines.Bytes(), nil
}

func (r *RecordingReader) wrong(err error) error {
	return fmt.Errorf("recording, line %d: %w", r.number, err)
}
