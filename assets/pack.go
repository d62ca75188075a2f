package assets

import (
	"encoding/json"
	"strings"
)

// packed is a language in a file of its own, which a page fetches: with its fonts, if it has any.
type packed struct {
	Texts map[string]string `json:"texts"`
	Faces Faces             `json:"faces,omitzero"`
}

// commands is how the keys of the command line begin, which a page does not have.
const commands = "cli"

// Pack returns the file of an embedded language for pages.
func Pack(tag string) ([]byte, error) {
	all, err := texts(tag) // a map of its own
	if err != nil {
		return nil, err
	}
	for key := range all {
		if strings.HasPrefix(key, commands) {
			delete(all, key)
		}
	}
	return json.Marshal(packed{all, facesOf(tag)})
}

// Unpack returns the language in a file that Pack has made.
func Unpack(tag string, file []byte) (*Lang, error) {
	var p packed
	if err := json.Unmarshal(file, &p); err != nil {
		return nil, err
	}
	l := newLang(tag, p.Texts, rightToLeft(tag))
	l.fallback, l.faces = loadOne("en"), p.Faces
	return l, nil
}
