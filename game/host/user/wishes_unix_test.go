//go:build !windows && !darwin && !js && !android && !ios

package user

import (
	"testing"

	"github.com/godbus/dbus/v5"
)

func TestWishesOfThePortal(t *testing.T) {
	var w Wishes
	for _, s := range []struct {
		space, key string
		value      any
	}{
		{appearance, "color-scheme", uint32(1)},
		{appearance, "contrast", uint32(1)},
		{gnome, "enable-animations", false},
		{gnome, "text-scaling-factor", 1.5},
		{"other", "color-scheme", uint32(0)},
		{gnome, "text-scaling-factor", "of another type"},
	} {
		w.take(s.space, s.key, dbus.MakeVariant(s.value))
	}
	if want := (Wishes{Dark: true, Contrast: true, ReducedMotion: true, TextScale: 1.5}); w != want {
		t.Errorf("wishes %+v, want %+v", w, want)
	}
	w.take(appearance, "color-scheme", dbus.MakeVariant(uint32(2)))
	if w.Dark {
		t.Error("still dark")
	}
}

func TestPosixTag(t *testing.T) {
	for v, want := range map[string]string{
		"pt_BR.UTF-8": "pt-BR", "de_AT@euro": "de-AT", "C.UTF-8": "", "POSIX": "", "eo": "eo",
	} {
		if got := posixTag(v); got != want {
			t.Errorf("%s is %q, want %q", v, got, want)
		}
	}
}
