package host

import (
	"maps"
	"syscall/js"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// takeTexts takes the languages that the page offers, of which it has fetched that in which the game starts. A page that
// offers none has a program with all languages.
func (h *host) takeTexts() {
	all := dom.Get("wildfifteen", "texts")
	if all.Type() != js.TypeObject {
		return
	}
	h.texts = map[string][]byte{}
	tags := dom.Get("Object").Call("keys", all)
	for i := range tags.Length() {
		tag := tags.Index(i).String()
		if h.texts[tag] = []byte(all.Get(tag).String()); len(h.texts[tag]) > 0 {
			h.speak(tag)
		}
	}
}

// language returns a language, if its texts are here.
func (h *host) language(tag string) (*assets.Lang, error) {
	if h.texts == nil || tag == "en" {
		return assets.Load(tag), nil
	}
	return assets.Unpack(tag, h.texts[tag])
}

// fetchTexts has the page fetch the texts of a language.
func (s *system) fetchTexts(tag string) {
	go func() {
		var text []byte
		var promise js.Value
		err := dom.Try(func() { promise = dom.Get("wildfifteen").Call("fetchTexts", tag) })
		if err == nil {
			if v, err := dom.Await(promise); err == nil {
				text = []byte(v.String())
				h := s.host
				h.texts = maps.Clone(h.texts) // the game may have the old map
				h.texts[tag] = text
			}
		}
		s.host.requests.reply(game.Reply{Kind: game.Worded, Text: tag, Data: text})
	}()
}
