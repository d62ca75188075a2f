package session

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
)

// odd returns settings of which each differs from its default.
func odd() Settings {
	return Settings{Choices: Choices{
		Theme: "contrast", Scheme: "fringe3", Groove: "never", Numerals: "pips", Picture: "waves", Plates: "none", TextSize: 1.5, Motion: "off", Language: "pt-BR", Announce: "solved",
		Volume: 0.25, Mute: true, Arrows: "blank", Clock: "0.001", Hover: true, HomeDots: true, SkipResult: true, StudyClock: true, FullScreen: true,
		Keys: map[string][]string{"undo": {"Z", "Backspace"}, "hint": {}},
	}, Memory: Memory{
		Config:   "5x3.wild-random",
		Enlarged: map[string]float64{"4x4": 1.25, "16x16": 3}, Tips: Set{"runs"}, Solved: Set{"classic", "wild"}, Offered: Set{"spiral"},
		Rung: 3, FirstDone: true, BackedUp: "2026-11-22",
	}}
}

func TestSettingsRoundTrip(t *testing.T) {
	fresh, other := Defaults(), odd()
	for i, f := range other.fields() {
		if reflect.DeepEqual(f.value, fresh.fields()[i].value) {
			t.Errorf("%s is as usual: the test proves nothing", f.name)
		}
	}
	if n := reflect.TypeFor[Choices]().NumField() + reflect.TypeFor[Memory]().NumField(); len(fresh.fields()) != n {
		t.Errorf("%d fields of %d are kept", len(fresh.fields()), n)
	}
	for _, s := range []Settings{fresh, other} {
		text := s.JSON()
		got, problems := LoadSettings(text)
		if len(problems) > 0 || !reflect.DeepEqual(got, s) || !json.Valid(text) {
			t.Errorf("%s\n%v\n%+v", text, problems, got)
		}
	}
}

func TestSettingsOfNobody(t *testing.T) {
	for _, text := range []string{"", " \n", `{"v":1}`} {
		if s, problems := LoadSettings([]byte(text)); len(problems) > 0 || !reflect.DeepEqual(s, Defaults()) {
			t.Errorf("%q: %v %+v", text, problems, s)
		}
	}
	for _, text := range []string{"rubbish", "[]", "null", "7", `{"v":1`, "{}", `{"v":0}`, `{"v":"1"}`} {
		if s, problems := LoadSettings([]byte(text)); len(problems) != 1 || !reflect.DeepEqual(s, Defaults()) {
			t.Errorf("%q: %v %+v", text, problems, s)
		}
	}
}

// An invalid value resets only its own setting, whichever that is.
func TestBadSettings(t *testing.T) {
	for _, bad := range []string{
		`"theme":"pink"`, `"theme":7`, `"theme":null`, `"scheme":"Path"`, `"textSize":0.5`, `"textSize":2.01`, `"textSize":1e999`, `"motion":""`,
		`"announce":[]`, `"volume":-0.1`, `"volume":1.1`, `"volume":"loud"`, `"mute":1`, `"haptics":"no"`, `"arrows":"both"`, `"clock":"0.01"`,
		`"showMoves":{}`, `"hover":0`, `"homeDots":null`, `"latch":"x"`, `"skipResult":2`, `"studyClock":"no"`, `"keys":["Z"]`, `"keys":{"undo":"Z"}`, `"config":"4x4.oval"`,
		`"config":"4x1.classic"`, `"config":"99x99.snake"`, `"enlarged":{"4x4":9}`, `"enlarged":{"4x4":0}`, `"enlarged":[1]`, `"tips":"runs"`, `"tips":[1]`,
		`"solved":{}`, `"offered":3`, `"firstDone":"yes"`, `"language":"` + strings.Repeat("x", 65) + `"`,
	} {
		s, problems := LoadSettings([]byte(`{"v":1,"hover":true,` + bad + `,"mute":true}`))
		want := Defaults()
		want.Hover, want.Mute = true, true
		name := strings.Trim(bad[:strings.Index(bad, ":")], `"`)
		if name == "hover" { // the second one counts
			want.Hover = false
		}
		if name == "mute" { // the last one stands
			continue
		}
		if len(problems) != 1 || problems[0].Text != name || !reflect.DeepEqual(s, want) {
			t.Errorf("%s: %v %+v", bad, problems, s)
		}
	}
}

func TestUnknownSettingsAreKept(t *testing.T) {
	s, problems := LoadSettings([]byte(`{"v":3,"future":{"a":[1,2]},"theme":"dark","<&>":null}`))
	if len(problems) != 1 || !errors.Is(problems[0], ErrNewer) || s.Theme != "dark" {
		t.Errorf("%v %+v", problems, s)
	}
	var back map[string]any
	if err := json.Unmarshal(s.JSON(), &back); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(back["future"], map[string]any{"a": []any{1.0, 2.0}}) || back["theme"] != "dark" || back["v"] != 1.0 {
		t.Errorf("%s", s.JSON())
	}
	if _, ok := back["<&>"]; !ok {
		t.Errorf("%s", s.JSON())
	}
}

func TestSettingsJSONCannotFail(t *testing.T) {
	s := odd()
	s.Volume, s.TextSize, s.Enlarged["4x4"] = math.NaN(), math.Inf(1), math.NaN()
	got, problems := LoadSettings(s.JSON())
	want := odd()
	want.Volume, want.TextSize, want.Enlarged = Defaults().Volume, Defaults().TextSize, nil
	if len(problems) > 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("%s %v", s.JSON(), problems)
	}
}

func TestSet(t *testing.T) {
	var s Set
	if s.Has("b") || !s.Add("b") || !s.Add("a") || s.Add("b") {
		t.Error(s)
	}
	before := s
	s.Add("aa")
	if !reflect.DeepEqual(s, Set{"a", "aa", "b"}) || !reflect.DeepEqual(before, Set{"a", "b"}) || !s.Has("aa") || before.Has("aa") {
		t.Error(before, s)
	}
	got, _ := LoadSettings([]byte(`{"v":1,"tips":["z","a","z"]}`))
	if !reflect.DeepEqual(got.Tips, Set{"a", "z"}) {
		t.Error(got.Tips)
	}
}

func FuzzSettings(f *testing.F) {
	f.Add(Defaults().JSON())
	f.Add(odd().JSON())
	f.Add([]byte(`{"v":1,"v":2,"tips":["b","a","b"],"enlarged":{"":1e-3},"x":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _ := LoadSettings(data)
		again, problems := LoadSettings(s.JSON())
		if len(problems) > 0 || string(again.JSON()) != string(s.JSON()) {
			t.Fatalf("%q\n%s\n%s\n%v", data, s.JSON(), again.JSON(), problems)
		}
	})
}
