package words

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// Run names a run: "Relay 2 × 2 to 5 × 5, Snake".
func Run(lang *assets.Lang, r puzzle.Run) string {
	kind := Kind(lang, r.Rule.Kind)
	switch r.Kind {
	case puzzle.Marathon:
		return missing(lang, lang.T("runs.name_marathon", "n", r.N, "config", SizeAndKind(lang, r.From, r.Rule.Kind)), r)
	case puzzle.Everything:
		return missing(lang, lang.T("runs.name_everything", "from", Size(lang, r.From), "to", Size(lang, r.To), "kind", kind), r)
	}
	return missing(lang, lang.T("runs.name_relay", "from", Size(lang, r.From), "to", Size(lang, r.To), "kind", kind), r)
}

// missing adds to the name of a run which number is missing.
func missing(lang *assets.Lang, name string, r puzzle.Run) string {
	switch m := r.Rule.Missing; {
	case m == puzzle.MissingRandom:
		return lang.T("records.any_missing", "config", name)
	case m > 0:
		return lang.T("common.config_missing", "config", name, "n", strconv.Itoa(m))
	}
	return name
}

// Size writes a size: "4 × 3".
func Size(lang *assets.Lang, s puzzle.Size) string { return lang.T("runs.size", "w", s.W, "h", s.H) }

// Leg names a leg of a run, from 0: its size, or its number in a marathon.
func Leg(lang *assets.Lang, r puzzle.Run, leg int) string {
	if r.Kind == puzzle.Marathon {
		return strconv.Itoa(leg + 1)
	}
	return Size(lang, r.Config(leg).Size)
}
