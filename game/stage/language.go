package stage

import (
	"cmp"
	"maps"
	"slices"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// language determines the stage's language.
type language struct {
	fixed  bool // Options.Lang gave the language
	locale string
	chosen string            // by the player, "" for the system's
	texts  map[string][]byte // see game.Boot
	want   string            // the host has to fetch the texts of this language
}

func newLanguage(o *Options) language {
	return language{fixed: o.Lang != nil, locale: o.Locale, chosen: o.Settings.Language, texts: maps.Clone(o.Texts)}
}

// tags returns the tags of the languages that there are.
func (w *language) tags() []string {
	if w.texts == nil {
		return assets.Languages()
	}
	return slices.Sorted(maps.Keys(w.texts))
}

// tag returns the tag of the language that the player has chosen, or that of the system.
func (w *language) tag() string { return assets.Match(cmp.Or(w.chosen, w.locale), w.tags()) }

// load returns the language that the player has chosen, or that of the system. It returns nil if its texts must be fetched.
func (w *language) load() *assets.Lang {
	tag := w.tag()
	if slices.Contains(assets.Languages(), tag) && (w.texts == nil || tag == "en") {
		return assets.Load(tag)
	}
	l, err := assets.Unpack(tag, w.texts[tag])
	if err != nil {
		w.want = tag
		return nil
	}
	return l
}

// Languages returns the tags of the languages that the player can choose.
func (s *Stage) Languages() []string { return s.words.tags() }

// followLanguage follows the player's choice of a language or, without one, the system's.
func (s *Stage) followLanguage() {
	w := &s.words
	locale := cmp.Or(s.In.Locale, w.locale)
	if w.fixed || locale == w.locale && s.Set.Language == w.chosen {
		return
	}
	w.locale, w.chosen, w.want = locale, s.Set.Language, ""
	s.reword()
}

// reword takes the wanted language if its texts are here. Scenes make their texts anew when they hear of it.
func (s *Stage) reword() {
	if l := s.words.load(); l != nil {
		s.Lang = l
		s.suit()
		s.hear(Reworded)
	}
}

// suit makes the fonts fit for the language.
func (s *Stage) suit() {
	faces := s.Lang.Faces()
	s.view.frame.Fonts.Suit(s.Lang.Tag(), s.Lang.Characters(), faces.Regular, faces.Bold)
	s.view.frame.Forget()
	s.view.below.Forget()
}

// worded takes the texts that the host has fetched. If it could not fetch them the language stays as it is, until the next
// start or another choice.
func (s *Stage) worded(r game.Reply) {
	w := &s.words
	if w.texts == nil { // a replay of what happened in a page
		return
	}
	if len(r.Data) > 0 {
		w.texts[r.Text] = r.Data
	}
	if w.fixed || w.tag() != r.Text {
		return
	}
	if s.reword(); w.want != "" {
		w.want = ""
		s.Toast(s.Lang.T("message.no_language", "language", assets.OwnName(r.Text)))
	}
}
