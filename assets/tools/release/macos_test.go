package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"image/png"
	"io"
	"testing"
)

// bare returns the smallest program for a machine that has some bytes behind its header.
func bare(m machine, more int) []byte {
	b := binary.LittleEndian.AppendUint32(nil, macho.Magic64)
	for _, v := range []uint32{uint32(m.cpu), m.sub, uint32(macho.TypeExec), 0, 0, 0, 0} {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	return append(b, bytes.Repeat([]byte{7}, more)...)
}

// TestUniversal joins programs and reads them back.
func TestUniversal(t *testing.T) {
	intel, arm := bare(machines["amd64"], 20001), bare(machines["arm64"], 5)
	data, err := universal([]slice{{machines["amd64"], intel}, {machines["arm64"], arm}})
	if err != nil {
		t.Fatal(err)
	}
	fat, err := macho.NewFatFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range [][]byte{intel, arm} {
		a := fat.Arches[i]
		got, err := io.ReadAll(io.NewSectionReader(bytes.NewReader(data), int64(a.Offset), int64(a.Size)))
		if err != nil || !bytes.Equal(got, want) || a.Offset%(1<<sliceAlign) != 0 || a.Align != sliceAlign {
			t.Errorf("slice %d: %+v, %v", i, a.FatArchHeader, err)
		}
	}
	if fat.Arches[0].Cpu != macho.CpuAmd64 || fat.Arches[1].Cpu != macho.CpuArm64 {
		t.Error("wrong machines")
	}
	if _, err := universal([]slice{{machines["arm64"], nil}}); err == nil {
		t.Error("an empty slice is no error")
	}
}

// TestIcns reads the pictures of the icon for macOS.
func TestIcns(t *testing.T) {
	data, err := icns(newIcon())
	if err != nil {
		t.Fatal(err)
	}
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatalf("head %q", data[:8])
	}
	n := 0
	for rest := data[8:]; len(rest) > 0; n++ {
		size := int(binary.BigEndian.Uint32(rest[4:]))
		p, err := png.DecodeConfig(bytes.NewReader(rest[8:size]))
		if err != nil || p.Width != p.Height {
			t.Fatalf("%s: %v", rest[:4], err)
		}
		rest = rest[size:]
	}
	if n != 8 {
		t.Errorf("%d pictures", n)
	}
}
