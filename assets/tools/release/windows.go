package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"image"
	"strings"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// manifest tells Windows what the program knows about: pixels of several densities, long paths, UTF-8.
//
//go:embed windows/manifest.xml
var manifest string

const english = 0x409

// windows returns the archives for Windows. Each holds the program and a small one named .com, which a terminal prefers:
// it waits for the program and returns its exit code, what terminals do not do for programs with windows.
func (r *release) windows() ([]file, error) {
	var out []file
	for _, t := range targets {
		if t.system != "windows" {
			continue
		}
		game, err := r.windowsProgram(t, ".", "Wild Fifteen", "wildfifteen.exe")
		if err != nil {
			return nil, err
		}
		terminal, err := r.windowsProgram(t, "./cli/terminal", "Wild Fifteen in a terminal", "wildfifteen.com")
		if err != nil {
			return nil, err
		}
		texts, err := r.source.texts()
		if err != nil {
			return nil, err
		}
		folder := r.folder("windows-" + t.arch)
		data, err := zipped(within(folder, append(texts, game, terminal)...))
		if err != nil {
			return nil, err
		}
		out = append(out, file{name: folder + ".zip", data: data})
	}
	return out, nil
}

// windowsProgram builds a program and gives it its icon, its name and version, and its manifest.
func (r *release) windowsProgram(t target, program, title, name string) (file, error) {
	plain, err := r.build(t, program)
	if err != nil {
		return file{}, err
	}
	if program == "." {
		r.programs[t] = plain
	}
	resources, err := r.resources(title, name)
	if err != nil {
		return file{}, err
	}
	var b bytes.Buffer
	if err := resources.WriteToEXE(&b, bytes.NewReader(plain), winres.ForceCheckSum()); err != nil {
		return file{}, fmt.Errorf("%s: %w", name, err)
	}
	return file{name: name, data: b.Bytes(), program: true}, nil
}

// resources returns what Windows shows of a program.
func (r *release) resources(title, name string) (*winres.ResourceSet, error) {
	var rs winres.ResourceSet
	drawn := newIcon()
	var pictures []image.Image
	for _, size := range []int{16, 20, 24, 32, 40, 48, 64, 128, 256} {
		pictures = append(pictures, drawn.picture(size))
	}
	icon, err := winres.NewIconFromImages(pictures)
	if err != nil {
		return nil, err
	}
	if err := rs.SetIcon(winres.ID(1), icon); err != nil {
		return nil, err
	}
	n, _ := parseNumber(r.version) // a trial is 0.0.0
	info := version.Info{FileVersion: n.words(), ProductVersion: n.words()}
	for key, text := range map[string]string{
		version.ProductName: "Wild Fifteen", version.FileDescription: title, version.OriginalFilename: name,
		version.ProductVersion: r.version, version.FileVersion: r.version, version.InternalName: "wildfifteen",
		version.CompanyName: authors, version.LegalCopyright: "© 2026 " + authors + ", MIT licence",
	} {
		if err := info.Set(english, key, text); err != nil {
			return nil, err
		}
	}
	rs.SetVersionInfo(info)
	w := n.words()
	text := strings.ReplaceAll(manifest, "{version}", fmt.Sprintf("%d.%d.%d.0", w[0], w[1], w[2]))
	return &rs, rs.Set(winres.RT_MANIFEST, winres.ID(1), english, []byte(text))
}
