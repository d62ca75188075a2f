package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// dumped is a manifest as aapt prints it.
const dumped = `N: android=http://schemas.android.com/apk/res/android
  E: manifest (line=2)
    A: package="app.wildfifteen" (Raw: "app.wildfifteen")
    E: uses-sdk (line=0)
      A: android:minSdkVersion(0x0101020c)=(type 0x10)0x17
      A: android:targetSdkVersion(0x01010270)=(type 0x10)0x23
    E: uses-permission (line=3)
      A: android:name(0x01010003)="android.permission.VIBRATE" (Raw: "android.permission.VIBRATE")
    E: application (line=9)
      A: android:label(0x01010001)=@0x7f060000
      A: android:allowBackup(0x01010280)=(type 0x12)0xffffffff
      E: activity (line=22)
        E: intent-filter (line=30)
          E: action (line=31)
            A: android:name(0x01010003)="android.intent.action.MAIN" (Raw: "android.intent.action.MAIN")
          E: category (line=32)
            A: android:name(0x01010003)="android.intent.category.LAUNCHER" (Raw: "android.intent.category.LAUNCHER")
      E: provider (line=40)
`

func TestReadManifest(t *testing.T) {
	m, err := readManifest(dumped)
	if err != nil {
		t.Fatal(err)
	}
	app := m.all("application")[0]
	if app.attributes["label"] != "0x7f060000" || app.attributes["allowBackup"] != yes || len(app.children) != 2 {
		t.Errorf("the application is %+v", app)
	}
	if f := m.all("intent-filter")[0].filter(); f != "MAIN LAUNCHER" {
		t.Errorf("the filter is %q", f)
	}
	err = manifestFaults(m, "")
	for _, want := range []string{"made for the version 35", "asks for android.permission.VIBRATE", "exported", "the change 0x400", "intent filters", "game_mode", "shortcuts", "lacks |assetsPaths", "lacks android:localeConfig"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the faults are %v, want also %q", err, want)
		}
	}
	if _, err := readManifest("E: x (line=1)\n"); err == nil {
		t.Error("something else is taken for a manifest")
	}
}

// TestBackupRules checks the rules of the app, and that a missing or a further file is noticed.
func TestBackupRules(t *testing.T) {
	for _, name := range []string{"backup", "extraction"} {
		data, err := os.ReadFile("../android/res/xml/" + name + ".xml")
		if err != nil {
			t.Fatal(err)
		}
		if err := ruleFaults(string(data)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if ruleFaults(strings.Replace(string(data), `path="marks.log"`, `path="crash.log"`, 1)) == nil {
			t.Errorf("%s: another file is not noticed", name)
		}
	}
}

// TestOthers checks the app's other files, and that another text in one of them is noticed.
func TestOthers(t *testing.T) {
	if err := otherFaults(".."); err != nil {
		t.Error(err)
	}
	dir := t.TempDir()
	for _, o := range others {
		path := filepath.Join(dir, filepath.FromSlash(o.file))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("something else"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	err := otherFaults(dir)
	for _, o := range others {
		if err == nil || !strings.Contains(err.Error(), o.fault) {
			t.Errorf("the faults are %v, want also %q", err, o.fault)
		}
	}
}
