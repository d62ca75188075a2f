package main

import (
	"bytes"
	"fmt"

	"wildfifteen/assets"
	"wildfifteen/render"
)

// shortcut is an entry in the menu that a launcher shows for the app's icon, on Android 7.1 and later. There is none to continue
// the game: that is what the icon itself does.
type shortcut struct {
	page string // the text of a page that it opens, as package links reads it
	word string // the language key of its name
	icon render.Icon
}

var shortcuts = [...]shortcut{
	{"today", "daily.today", render.Calendar},
	{"new", "newgame.menu", render.New},
}

// shortcutFiles returns the shortcuts and their icons.
func shortcutFiles() (map[string][]byte, error) {
	var list bytes.Buffer
	files := map[string][]byte{}
	for _, s := range shortcuts {
		fmt.Fprintf(&list, `    <shortcut
        android:shortcutId="%[1]s"
        android:icon="@drawable/shortcut_%[1]s"
        android:shortcutShortLabel="@string/shortcut_%[1]s">
        <intent
            android:action="android.intent.action.VIEW"
            android:targetPackage="app.wildfifteen"
            android:targetClass="app.wildfifteen.MainActivity"
            android:data="wildfifteen:%[1]s" />
    </shortcut>
`, s.page)
		data, err := picture(s.draw)
		if err != nil {
			return nil, err
		}
		files["drawable-xxxhdpi/shortcut_"+s.page+".png"] = data
	}
	files["xml/shortcuts.xml"] = fmt.Appendf(nil, head+"<shortcuts xmlns:android=\"http://schemas.android.com/apk/res/android\">\n%s</shortcuts>\n", list.Bytes())
	return files, nil
}

// draw draws the shortcut's icon: 24 dip on a disc of 44, with a margin of 2, at four pixels to the dip.
func (s *shortcut) draw(l *render.List) {
	const dip = 4
	t := render.LightTheme()
	l.Reset(48*dip, 48*dip, render.Color{})
	l.Fill(render.Rect{X: 2 * dip, Y: 2 * dip, W: 44 * dip, H: 44 * dip}, 22*dip, t.Paper)
	l.Icon(s.icon, render.Rect{X: 12 * dip, Y: 12 * dip, W: 24 * dip, H: 24 * dip}, 2*dip, t.Accent)
}

// locales lists the languages that the app speaks. From Android 13 on, the system's settings offer them for this app alone.
func locales() []byte {
	var list bytes.Buffer
	for _, language := range assets.Languages() {
		fmt.Fprintf(&list, "    <locale android:name=\"%s\" />\n", language)
	}
	return fmt.Appendf(nil, head+"<locale-config xmlns:android=\"http://schemas.android.com/apk/res/android\">\n%s</locale-config>\n", list.Bytes())
}
