//go:build !windows && !darwin && !js && !android && !ios

package user

import (
	"os"
	"path/filepath"

	"github.com/godbus/dbus/v5"
)

// The desktop portal's settings (XDG Desktop Portal, org.freedesktop.portal.Settings): GNOME, KDE and others
// serve them.
const (
	portalName     = "org.freedesktop.portal.Desktop"
	portalPath     = "/org/freedesktop/portal/desktop"
	portalSettings = "org.freedesktop.portal.Settings"
	appearance     = "org.freedesktop.appearance"
	gnome          = "org.gnome.desktop.interface"
)

// watch reports the user's wishes, and again whenever they change, until the session bus goes away. It
// returns at once without a session bus or a portal.
func watch(report func(Wishes)) {
	if !HasSessionBus() {
		return
	}
	bus, err := dbus.ConnectSessionBus()
	if err != nil {
		return
	}
	defer bus.Close()
	changes := make(chan *dbus.Signal, 16)
	bus.Signal(changes)
	err = bus.AddMatchSignal(dbus.WithMatchInterface(portalSettings), dbus.WithMatchMember("SettingChanged"))
	if err != nil {
		return
	}
	portal := bus.Object(portalName, portalPath)
	var all map[string]map[string]dbus.Variant
	if portal.Call(portalSettings+".ReadAll", 0, []string{appearance, gnome}).Store(&all) != nil {
		return
	}
	var w Wishes
	for space, keys := range all {
		for key, v := range keys {
			w.take(space, key, v)
		}
	}
	report(w)
	for s := range changes {
		if len(s.Body) != 3 {
			continue
		}
		space, _ := s.Body[0].(string)
		key, _ := s.Body[1].(string)
		if v, ok := s.Body[2].(dbus.Variant); ok {
			w.take(space, key, v)
			report(w)
		}
	}
}

// HasSessionBus reports whether there is a session bus. Without one, the library would start one.
func HasSessionBus() bool {
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") != "" {
		return true
	}
	dir := os.Getenv("XDG_RUNTIME_DIR")
	_, err := os.Stat(filepath.Join(dir, "bus"))
	return dir != "" && err == nil
}

// take notes one setting, ignoring settings of other names or types.
func (w *Wishes) take(space, key string, v dbus.Variant) {
	switch space + " " + key {
	case appearance + " color-scheme":
		w.Dark = v.Value() == uint32(1)
	case appearance + " contrast":
		w.Contrast = v.Value() == uint32(1)
	case appearance + " reduced-motion":
		w.ReducedMotion = v.Value() == uint32(1)
	case gnome + " enable-animations":
		if on, ok := v.Value().(bool); ok {
			w.ReducedMotion = !on
		}
	case gnome + " text-scaling-factor":
		if f, ok := v.Value().(float64); ok {
			w.TextScale = float32(f)
		}
	}
}
