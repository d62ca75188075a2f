package main

import (
	_ "embed"
	"fmt"
	"strings"

	"wildfifteen/assets"
)

//go:embed linux/metainfo.tmpl
var metainfo string

// said is a text in a language, "" for English, which desktops and software centres show where they find no other.
type said struct{ Language, Text string }

// inAll returns the text of a key in all languages, English first.
func inAll(key string) []said {
	list := []said{{"", assets.Load("en").T(key)}}
	for _, language := range assets.Languages() {
		if language != "en" {
			list = append(list, said{language, assets.Load(language).T(key)})
		}
	}
	return list
}

// block is a paragraph, or a list, in all languages.
type block struct {
	List  bool
	Items [][]said
}

// paragraph returns the text of a key.
func paragraph(key string) block { return block{Items: [][]said{inAll(key)}} }

// list returns a text that is a list with a point before each item.
func list(key string) block {
	b := block{List: true}
	for _, text := range inAll(key) {
		for i, line := range strings.Split(text.Text, "\n") {
			if i == len(b.Items) {
				b.Items = append(b.Items, nil)
			}
			b.Items[i] = append(b.Items[i], said{text.Language, strings.TrimSpace(strings.TrimPrefix(line, "•"))})
		}
	}
	return b
}

// metainfo describes the program to software centres.
func (r *release) metainfo() ([]byte, error) {
	return fill(metainfo, map[string]any{
		"ID": appID, "Name": assets.Load("en").T("store.title"), "Summary": inAll("cli.short"), "Authors": authors, "Home": r.home, "Version": r.version,
		"Date": r.changes.date.Format("2006-01-02"), "Changes": r.changes.paragraphs(), "Pictures": r.pictures(),
		"Blocks": []block{
			paragraph("store.play"), paragraph("store.fair"), paragraph("store.ways_title"), list("store.ways"),
			paragraph("store.learn_title"), list("store.learn"), paragraph("store.you"),
		},
	})
}

// shown is a picture of the program in use.
type shown struct {
	Address string
	Caption []said
}

// pictures returns the pictures that the program has drawn for stores, if the address of its source is known.
func (r *release) pictures() (list []shown) {
	address := r.rawAddress()
	if address == "" {
		return nil
	}
	for i, caption := range [][]said{
		inAll("store.picture_play"), inAll("store.picture_newgame"), inAll("store.picture_calendar"), inAll("store.picture_pause"), inAll("store.picture_review"),
	} {
		list = append(list, shown{fmt.Sprintf("%s/fastlane/metadata/android/en-US/images/tenInchScreenshots/%d.png", address, i+1), caption})
	}
	return list
}
