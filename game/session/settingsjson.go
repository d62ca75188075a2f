package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"

	"wildfifteen/puzzle"
)

// errValue is the error of a setting with an invalid value.
var errValue = errors.New("session: no such value")

// field is one setting in its JSON form.
type field struct {
	name  string
	value any         // a pointer into Settings
	legal func() bool // reports whether the value is valid; nil: every value is
}

// fields lists the settings in the order in which they are written.
func (s *Settings) fields() []field {
	return []field{
		{"theme", &s.Theme, oneOf(&s.Theme, SystemTheme, LightTheme, DarkTheme, ContrastTheme, SlateTheme, ClayTheme, InkTheme, FeltTheme)},
		{"scheme", &s.Scheme, oneOf(&s.Scheme, PathScheme, OneScheme, RowsScheme, ColumnsScheme, FringeScheme, Fringe3Scheme)},
		{"groove", &s.Groove, oneOf(&s.Groove, WildGroove, EveryGroove, NoGroove)},
		{"numerals", &s.Numerals, oneOf(&s.Numerals, ArabicNumerals, RomanNumerals, PipNumerals, NoNumerals)},
		{"picture", &s.Picture, oneOf(&s.Picture, Pictures()...)},
		{"plates", &s.Plates, oneOf(&s.Plates, MiddlePlates, CornerPlates, NoPlates)},
		{"textSize", &s.TextSize, func() bool { return s.TextSize == 0 || within(s.TextSize, 1, 2) }},
		{"motion", &s.Motion, oneOf(&s.Motion, NormalMotion, FastMotion, NoMotion)},
		{"language", &s.Language, func() bool { return len(s.Language) <= 64 }},
		{"announce", &s.Announce, oneOf(&s.Announce, AnnounceAll, AnnounceShort, AnnounceSolved)},
		{"volume", &s.Volume, func() bool { return within(s.Volume, 0, 1) }},
		{"mute", &s.Mute, nil},
		{"haptics", &s.Haptics, nil},
		{"fullscreen", &s.FullScreen, nil},
		{"arrows", &s.Arrows, oneOf(&s.Arrows, ArrowsMoveTile, ArrowsMoveBlank)},
		{"clock", &s.Clock, oneOf(&s.Clock, HiddenClock, SecondsClock, TenthsClock, ThousandthsClock)},
		{"showMoves", &s.ShowMoves, nil},
		{"hover", &s.Hover, nil},
		{"homeDots", &s.HomeDots, nil},
		{"latch", &s.Latch, nil},
		{"skipResult", &s.SkipResult, nil},
		{"studyClock", &s.StudyClock, nil},
		{"keys", &s.Keys, nil},
		{"config", &s.Config, s.legalConfig},
		{"enlarged", &s.Enlarged, s.legalEnlarged},
		{"tips", &s.Tips, tidy(&s.Tips)},
		{"solved", &s.Solved, tidy(&s.Solved)},
		{"offered", &s.Offered, tidy(&s.Offered)},
		{"rung", &s.Rung, func() bool { return within(float64(s.Rung), 0, 1000) }},
		{"firstDone", &s.FirstDone, nil},
		{"backedUp", &s.BackedUp, func() bool { _, ok := s.BackedUp.Date(); return ok || s.BackedUp == "" }},
	}
}

func oneOf[T comparable](value *T, legal ...T) func() bool {
	return func() bool { return slices.Contains(legal, *value) }
}

// within reports whether x is in a range; it is false for NaN.
func within(x, lo, hi float64) bool { return x >= lo && x <= hi }

func (s *Settings) legalConfig() bool {
	c, err := puzzle.ParseConfig(s.Config)
	if err != nil || !c.Size.Playable() {
		return false
	}
	s.Config = c.String()
	return true
}

func (s *Settings) legalEnlarged() bool {
	for _, factor := range s.Enlarged {
		if !within(factor, 0.25, 4) {
			return false
		}
	}
	return true
}

// tidy returns a function that sorts a set and removes duplicates.
func tidy(s *Set) func() bool {
	return func() bool {
		slices.Sort(*s)
		*s = slices.Compact(*s)
		return true
	}
}

// LoadSettings parses the settings file. Unknown fields are preserved, and [Settings.JSON] writes them again. A field
// with an invalid value gets its default and a [Problem]. A text that is not a JSON object gives the defaults and a
// Problem; an empty text gives the defaults. The fields of a newer version are used as far as they are known, with a
// Problem that wraps [ErrNewer]. Settings whose sum is wrong are used, too, with a Problem: someone may have edited them.
func LoadSettings(data []byte) (Settings, []Problem) {
	s := Defaults()
	if len(bytes.TrimSpace(data)) == 0 {
		return s, nil
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return s, []Problem{{Text: "settings", Err: err}}
	}
	var problems []Problem
	_, sum := settingsFrame.cut(data)
	version, err := strconv.Atoi(string(raw["v"]))
	switch {
	case sum == wrongSum:
		problems = append(problems, Problem{Text: "sum", Err: errSum})
	case err != nil || version < 1:
		problems = append(problems, Problem{Text: "v", Err: errValue})
	case version > Version:
		problems = append(problems, Problem{Text: "v", Err: fmt.Errorf("%w: settings of version %d", ErrNewer, version)})
	}
	delete(raw, "v")
	delete(raw, "sum")
	fresh := Defaults()
	usual := fresh.fields()
	for i, f := range s.fields() {
		text, ok := raw[f.name]
		delete(raw, f.name)
		if !ok {
			continue
		}
		if err := f.read(text); err != nil {
			problems = append(problems, Problem{Text: f.name, Err: err})
			reflect.ValueOf(f.value).Elem().Set(reflect.ValueOf(usual[i].value).Elem())
		}
	}
	if len(raw) > 0 {
		s.unknown = raw
	}
	return s, problems
}

// read parses the field's value from JSON.
func (f field) read(text []byte) error {
	if string(text) == "null" {
		return errValue
	}
	if err := json.Unmarshal(text, f.value); err != nil {
		return err
	}
	if f.legal != nil && !f.legal() {
		return errValue
	}
	return nil
}

// JSON returns the settings file, one field a line, the sum last. Empty sets and maps are left out, and so are infinities and NaN, which
// JSON cannot represent.
func (s Settings) JSON() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\n  \"v\": %d", Version)
	for _, f := range s.fields() {
		if f.empty() {
			continue
		}
		if text, err := json.Marshal(f.value); err == nil {
			fmt.Fprintf(&out, ",\n  %q: %s", f.name, text)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.unknown)) {
		quoted, _ := json.Marshal(name)
		fmt.Fprintf(&out, ",\n  %s: %s", quoted, s.unknown[name])
	}
	return settingsFrame.add(out.Bytes())
}

// empty reports whether the field is an empty set or map, or no day.
func (f field) empty() bool {
	if day, ok := f.value.(*Day); ok {
		return *day == ""
	}
	v := reflect.ValueOf(f.value).Elem()
	return (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.Len() == 0
}
