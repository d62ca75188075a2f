package main

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"strings"
)

// propertyList tells macOS what the program is.
//
//go:embed macos/Info.plist
var propertyList string

// macos returns the archive for macOS: an application for both kinds of processors.
func (r *release) macos() ([]file, error) {
	var slices []slice
	for _, t := range targets {
		if t.system != "darwin" {
			continue
		}
		data, err := r.program(t)
		if err != nil {
			return nil, err
		}
		slices = append(slices, slice{machines[t.arch], data})
	}
	program, err := universal(slices)
	if err != nil {
		return nil, err
	}
	icon, err := icns(newIcon())
	if err != nil {
		return nil, err
	}
	short := r.version
	if n, final := parseNumber(r.version); !final {
		short = fmt.Sprintf("%d.%d.%d", n.major, n.minor, n.patch)
	}
	texts, err := r.source.texts()
	if err != nil {
		return nil, err
	}
	const contents = "Wild Fifteen.app/Contents/"
	files := append(texts,
		file{name: contents + "MacOS/wildfifteen", data: program, program: true},
		file{name: contents + "Resources/WildFifteen.icns", data: icon},
		file{name: contents + "Info.plist", data: []byte(strings.ReplaceAll(propertyList, "{version}", short))},
		file{name: contents + "PkgInfo", data: []byte("APPL????")},
	)
	folder := r.folder("macos")
	data, err := zipped(within(folder, files...))
	return []file{{name: folder + ".zip", data: data}}, err
}

// icns returns a picture of the program in the format of icons on macOS: a list of PNG files, each with its kind.
func icns(i icon) ([]byte, error) {
	body := []byte{}
	for _, p := range []struct {
		kind string
		size int
	}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}} {
		data, err := i.png(p.size)
		if err != nil {
			return nil, err
		}
		body = append(body, p.kind...)
		body = binary.BigEndian.AppendUint32(body, uint32(8+len(data)))
		body = append(body, data...)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(body)))
	return append(head, body...), nil
}
