package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wildfifteen/game"
)

// element is an element of a manifest, as aapt prints it.
type element struct {
	name       string
	attributes map[string]string // a text, or a number as it is printed: 0x3
	parent     *element
	children   []*element
}

var attributeLine = regexp.MustCompile(`^A: (?:android:)?([A-Za-z]+)(?:\(0x[0-9a-f]+\))?=(?:"([^"]*)"|\(type 0x[0-9a-f]+\)(0x[0-9a-f]+)|@(0x[0-9a-f]+))`)

// readManifest reads what aapt dump xmltree prints.
func readManifest(text string) (*element, error) {
	root := &element{}
	open := []*element{root}
	indents := []int{-1}
	for line := range strings.Lines(text) {
		word := strings.TrimSpace(line)
		indent := len(line) - len(strings.TrimLeft(line, " "))
		switch {
		case strings.HasPrefix(word, "E: "):
			for indents[len(indents)-1] >= indent {
				open, indents = open[:len(open)-1], indents[:len(indents)-1]
			}
			name, _, _ := strings.Cut(word[3:], " ")
			up := open[len(open)-1]
			e := &element{name: name, attributes: map[string]string{}, parent: up}
			up.children = append(up.children, e)
			open, indents = append(open, e), append(indents, indent)
		case strings.HasPrefix(word, "A: "):
			m := attributeLine.FindStringSubmatch(word)
			if m == nil {
				return nil, fmt.Errorf("the manifest has %q", word)
			}
			open[len(open)-1].attributes[m[1]] = m[2] + m[3] + m[4]
		}
	}
	if len(root.children) != 1 || root.children[0].name != "manifest" {
		return nil, errors.New("there is no manifest")
	}
	return root.children[0], nil
}

// all returns the elements with a name below e.
func (e *element) all(name string) (list []*element) {
	for _, c := range e.children {
		if c.name == name {
			list = append(list, c)
		}
		list = append(list, c.all(name)...)
	}
	return list
}

// filter describes an intent filter in one line.
func (e *element) filter() string {
	var words []string
	for _, c := range e.children {
		for _, a := range []string{"name", "scheme", "mimeType", "host"} {
			if v := c.attributes[a]; v != "" {
				words = append(words, v[strings.LastIndex(v, ".")+1:])
			}
		}
	}
	return strings.Join(words, " ")
}

// tells reports whether a resource is given to the system under a name.
func (e *element) tells(name string) bool {
	return slices.ContainsFunc(e.children, func(c *element) bool {
		return c.name == "meta-data" && c.attributes["name"] == name && strings.HasPrefix(c.attributes["resource"], "0x7f")
	})
}

const (
	yes = "0xffffffff"
	no  = "0x0"
)

// changes are the changes of the device that the activity handles itself: all that Android 10 knows. Those that came
// later are looked for in the source.
var changes = []uint64{
	0x1, 0x2, 0x4, 0x8, // mcc, mnc, locale, touchscreen
	0x10, 0x20, 0x40, 0x80, // keyboard, keyboardHidden, navigation, orientation
	0x100, 0x200, 0x400, 0x800, // screenLayout, uiMode, screenSize, smallestScreenSize
	0x1000, 0x2000, 0x4000, 0x40000000, // density, layoutDirection, colorMode, fontScale
}

// leastTarget is the version of Android that the store wants new apps and updates to be made for, since 31 August 2026.
const leastTarget = 36

// later are the parts of the source's manifest that the stand-in's tools leave out.
var later = []string{
	`android:enableOnBackInvokedCallback="true"`, `android:dataExtractionRules="@xml/extraction"`, `android:localeConfig="@xml/locales"`,
	"|fontWeightAdjustment", "|grammaticalGender", "|assetsPaths", "|resourcesUnused",
}

// checkManifest checks the manifest and the rules for backups.
func (c *checker) checkManifest() error {
	if c.manifest == "" {
		return errors.New("-manifest is not given")
	}
	data, err := os.ReadFile(c.manifest)
	if err != nil {
		return err
	}
	m, err := readManifest(string(data))
	if err != nil {
		return err
	}
	source, err := os.ReadFile("mobile/android/AndroidManifest.xml")
	if err != nil {
		return err
	}
	err = manifestFaults(m, string(source))
	for _, f := range []string{"backup", "extraction"} {
		rules, err2 := os.ReadFile(filepath.Join("mobile/android/res/xml", f+".xml"))
		err = errors.Join(err, err2, ruleFaults(string(rules)))
	}
	return errors.Join(err, otherFaults("mobile"))
}

// others are texts in other files that the stand-in's tools know nothing of, and what is wrong without them.
var others = []struct{ file, text, fault string }{
	{"android/res/xml/game_mode.xml", `allowGameDownscaling="false"`, "the system may draw the game smaller"},
	{"android/res/values/styles.xml", `"android:navigationBarColor">#66000000<`, "Back is white on light paper up to Android 8.0"},
	{"bundle.json", `"alignment": "PAGE_ALIGNMENT_16K"`, "a bundle's libraries are aligned to 4 KB"},
}

// otherFaults checks the files in a folder that have such texts.
func otherFaults(folder string) (err error) {
	for _, o := range others {
		data, err2 := os.ReadFile(filepath.Join(folder, filepath.FromSlash(o.file)))
		if err2 == nil && !strings.Contains(string(data), o.text) {
			err2 = errors.New(o.fault)
		}
		err = errors.Join(err, err2)
	}
	return err
}

func manifestFaults(m *element, source string) (err error) {
	fault := func(format string, args ...any) { err = errors.Join(err, fmt.Errorf(format, args...)) }
	for _, p := range m.all("uses-permission") {
		fault("the app asks for %s", p.attributes["name"])
	}
	for _, u := range m.all("uses-sdk") {
		if n, _ := strconv.ParseUint(u.attributes["targetSdkVersion"], 0, 32); n < leastTarget {
			fault("the app is made for the version %d of Android, and the store wants %d", n, leastTarget)
		}
	}
	if len(m.all("uses-sdk")) != 1 {
		fault("the manifest does not say for which version of Android the app is made")
	}
	want := func(e *element, attributes map[string]string) {
		for name, value := range attributes {
			if e.attributes[name] != value {
				fault("%s: %s is %q, want %q", e.name, name, e.attributes[name], value)
			}
		}
	}
	apps, activities, providers := m.all("application"), m.all("activity"), m.all("provider")
	if len(apps) != 1 || len(activities) != 1 || len(providers) != 1 || len(m.all("service"))+len(m.all("receiver"))+len(m.all("activity-alias")) > 0 {
		return errors.New("there is not one application with one activity and one provider")
	}
	app, activity, provider := apps[0], activities[0], providers[0]
	want(app, map[string]string{"allowBackup": yes, "hasFragileUserData": yes, "extractNativeLibs": yes, "resizeableActivity": yes, "supportsRtl": yes, "appCategory": no, "debuggable": "", "testOnly": ""})
	for _, a := range []string{"fullBackupContent", "label", "icon", "theme"} {
		if !strings.HasPrefix(app.attributes[a], "0x7f") {
			fault("application: %s is %q, no resource", a, app.attributes[a])
		}
	}
	want(activity, map[string]string{"exported": yes, "launchMode": "0x2", "taskAffinity": "", "name": "app.wildfifteen.MainActivity", "screenOrientation": "0xd"})
	if _, ok := activity.attributes["taskAffinity"]; !ok {
		fault("the activity has the task of every app of this name")
	}
	bits, _ := strconv.ParseUint(activity.attributes["configChanges"], 0, 64)
	for _, bit := range changes {
		if bits&bit == 0 {
			fault("the activity does not handle the change %#x", bit)
		}
	}
	var filters []string
	for _, f := range activity.all("intent-filter") {
		filters = append(filters, f.filter())
	}
	if all := []string{"MAIN LAUNCHER", "VIEW DEFAULT BROWSABLE wildfifteen", "SEND DEFAULT text/plain"}; !slices.Equal(filters, all) {
		fault("the intent filters are %q, want %q", filters, all)
	}
	want(provider, map[string]string{"exported": no, "grantUriPermissions": yes, "authorities": "app.wildfifteen.shared", "name": "app.wildfifteen.SharedFiles"})
	if !app.tells("android.game_mode_config") {
		fault("there is no game_mode_config")
	}
	if !activity.tells("android.app.shortcuts") {
		fault("launchers find no shortcuts")
	}
	for _, e := range m.all("uses-feature") {
		if e.attributes["name"] != "" && e.attributes["required"] != no {
			fault("the app needs %s", e.attributes["name"])
		}
	}
	for _, s := range later {
		if !strings.Contains(source, s) {
			fault("the manifest's source lacks %s", s)
		}
	}
	return err
}

var included = regexp.MustCompile(`<include domain="file" path="([^"]*)" />`)

// ruleFaults checks that the system backs up the files that a backup of the game's own holds, and no others. The player's own
// picture goes from phone to phone alone, because the system's other backups leave the device.
func ruleFaults(rules string) error {
	var want, all []string
	for _, f := range game.Stored() {
		if f.Backup {
			all = append(all, f.Name)
		}
		if f.Backup && f.Name != game.PictureFile {
			want = append(want, f.Name)
		}
	}
	var got []string
	for _, m := range included.FindAllStringSubmatch(rules, -1) {
		got = append(got, m[1])
	}
	if strings.Contains(rules, "device-transfer") {
		want = append(want, all...)
	}
	if !slices.Equal(got, want) || strings.Count(rules, "<include") != len(got) {
		return fmt.Errorf("the system backs up %q, want %q", got, want)
	}
	return nil
}
