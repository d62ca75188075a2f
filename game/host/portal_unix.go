//go:build !js && !android && !ios && !windows && !darwin

package host

import (
	"net/url"
	"strings"

	"github.com/godbus/dbus/v5"

	"wildfifteen/game/host/user"
)

// The desktop portal, by which programs show the desktop's own dialogues.
const (
	portalName    = "org.freedesktop.portal.Desktop"
	portalPath    = "/org/freedesktop/portal/desktop"
	chooserMethod = "org.freedesktop.portal.FileChooser."
	requestSignal = "org.freedesktop.portal.Request.Response"
	portalToken   = "wildfifteen" // names the request among those of this connection, which makes only one
)

func portalOpen(title string) (string, error) { return portalAsk("OpenFile", title, nil) }

// portalOpenPicture asks for a picture, by the kinds of files that desktops know.
func portalOpenPicture(title string) (string, error) {
	type rule struct {
		Kind uint32 // 1: a media type
		Type string
	}
	type filter struct {
		Name  string
		Rules []rule
	}
	filters := []filter{{title, []rule{{1, "image/jpeg"}, {1, "image/png"}, {1, "image/gif"}, {1, "image/webp"}}}}
	return portalAsk("OpenFile", title, map[string]dbus.Variant{"filters": dbus.MakeVariant(filters)})
}

func portalSave(title, name, folder string) (string, error) {
	options := map[string]dbus.Variant{"current_name": dbus.MakeVariant(name)}
	if folder != "" {
		options["current_folder"] = dbus.MakeVariant(append([]byte(folder), 0))
	}
	return portalAsk("SaveFile", title, options)
}

// portalAsk shows a dialogue and waits until the player has chosen a file or cancelled.
func portalAsk(method, title string, options map[string]dbus.Variant) (string, error) {
	if !user.HasSessionBus() {
		return "", errNoDialog
	}
	conn, err := dbus.ConnectSessionBus()
	if err != nil {
		return "", errNoDialog
	}
	defer conn.Close()
	sender := strings.ReplaceAll(strings.TrimPrefix(conn.Names()[0], ":"), ".", "_")
	request := dbus.ObjectPath(portalPath + "/request/" + sender + "/" + portalToken)
	if err := conn.AddMatchSignal(dbus.WithMatchObjectPath(request)); err != nil { // before the call, whose answer may be quick
		return "", errNoDialog
	}
	signals := make(chan *dbus.Signal, 4)
	conn.Signal(signals)
	all := map[string]dbus.Variant{"handle_token": dbus.MakeVariant(portalToken)}
	for name, v := range options {
		all[name] = v
	}
	if err := conn.Object(portalName, portalPath).Call(chooserMethod+method, 0, "", title, all).Err; err != nil {
		return "", errNoDialog
	}
	for s := range signals {
		if s.Name == requestSignal && s.Path == request {
			return portalChoice(s.Body)
		}
	}
	return "", errNoDialog // the portal has gone
}

// portalChoice reads the answer of the portal: a status, 0 for a choice and 1 if the player has cancelled, and results.
func portalChoice(body []any) (path string, err error) {
	var status uint32
	var results map[string]dbus.Variant
	if dbus.Store(body, &status, &results) != nil || status > 1 {
		return "", errNoDialog
	}
	uris, _ := results["uris"].Value().([]string)
	if status == 1 || len(uris) == 0 {
		return "", nil
	}
	u, err := url.Parse(uris[0])
	if err != nil || u.Scheme != "file" {
		return "", errNoDialog
	}
	return u.Path, nil
}
