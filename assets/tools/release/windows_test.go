package main

import (
	"bytes"
	"debug/pe"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// TestWindowsProgram gives a program its resources, reads them as Windows would, and checks that it stays a program.
func TestWindowsProgram(t *testing.T) {
	for _, arch := range []string{"amd64", "arm64"} {
		r := newTrial(t, "")
		f, err := r.windowsProgram(target{"windows", arch}, "./cli/terminal", "A title", "wildfifteen.com")
		if err != nil {
			t.Fatal(err)
		}
		again, err := r.windowsProgram(target{"windows", arch}, "./cli/terminal", "A title", "wildfifteen.com")
		if err != nil || !bytes.Equal(f.data, again.data) {
			t.Errorf("%s: two builds differ, %v", arch, err)
		}
		exe, err := pe.NewFile(bytes.NewReader(f.data))
		if err != nil {
			t.Fatal(err)
		}
		if exe.OptionalHeader.(*pe.OptionalHeader64).Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_CUI {
			t.Error("the program for terminals has no console")
		}
		rs, err := winres.LoadFromEXE(bytes.NewReader(f.data))
		if err != nil {
			t.Fatal(err)
		}
		icon, err := rs.GetIcon(winres.ID(1))
		if err != nil {
			t.Fatal(err)
		}
		var ico bytes.Buffer
		if err := icon.SaveICO(&ico); err != nil || ico.Bytes()[4] != 9 {
			t.Errorf("%d sizes of the icon, %v", ico.Bytes()[4], err)
		}
		info, err := version.FromBytes(rs.Get(winres.RT_VERSION, winres.ID(1), english))
		if err != nil {
			t.Fatal(err)
		}
		words, _ := info.MarshalJSON()
		for _, want := range []string{"A title", "Wild Fifteen", "1.2.3-trial", "wildfifteen.com"} {
			if !strings.Contains(string(words), want) {
				t.Errorf("the version says %s, not %q", words, want)
			}
		}
		checkManifest(t, string(rs.Get(winres.RT_MANIFEST, winres.ID(1), english)))
	}
}

// checkManifest looks for the settings in a manifest, which must be XML.
func checkManifest(t *testing.T, text string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	found := map[string]string{}
	name := ""
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		switch e := token.(type) {
		case xml.StartElement:
			name = e.Name.Local
			for _, a := range e.Attr {
				found[name+"."+a.Name.Local] = a.Value
			}
		case xml.CharData:
			if s := strings.TrimSpace(string(e)); s != "" {
				found[name] = s
			}
		}
	}
	for name, want := range map[string]string{
		"dpiAwareness": "PerMonitorV2, PerMonitor", "longPathAware": "true", "activeCodePage": "UTF-8", "requestedExecutionLevel.level": "asInvoker",
	} {
		if found[name] != want {
			t.Errorf("the manifest's %s is %q", name, found[name])
		}
	}
	if strings.Contains(text, "{version}") {
		t.Error("the manifest has no version")
	}
}

// TestGameHasNoConsole checks how the game itself is linked for Windows.
func TestGameHasNoConsole(t *testing.T) {
	data, err := newTrial(t, "").program(target{"windows", "amd64"})
	if err != nil {
		t.Fatal(err)
	}
	exe, err := pe.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if s := exe.OptionalHeader.(*pe.OptionalHeader64).Subsystem; s != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		t.Error(fmt.Sprint("subsystem ", s))
	}
}
