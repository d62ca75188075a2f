package host

import (
	"bufio"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"github.com/godbus/dbus/v5"
)

// portal is a desktop portal for tests, which answers every request at once.
type portal struct {
	conn *dbus.Conn

	mu     sync.Mutex // guards what follows: the bus answers on goroutines of its own
	status uint32
	uris   []string
	asked  []string
}

// OpenFile and SaveFile answer as the portal does: by a handle, and later by a signal.
func (p *portal) OpenFile(sender dbus.Sender, _, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	asked := "open " + title
	if kinds := options["filters"].Value(); kinds != nil {
		asked += fmt.Sprint(" ", kinds)
	}
	return p.answer(sender, asked, options)
}

func (p *portal) SaveFile(sender dbus.Sender, _, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	name, _ := options["current_name"].Value().(string)
	folder, _ := options["current_folder"].Value().([]byte)
	return p.answer(sender, "save "+title+" "+string(folder)+name, options)
}

func (p *portal) answer(sender dbus.Sender, asked string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked = append(p.asked, asked)
	name := strings.ReplaceAll(strings.TrimPrefix(string(sender), ":"), ".", "_")
	handle := dbus.ObjectPath(portalPath + "/request/" + name + "/" + options["handle_token"].Value().(string))
	if err := p.conn.Emit(handle, requestSignal, p.status, map[string]dbus.Variant{"uris": dbus.MakeVariant(p.uris)}); err != nil {
		return "", dbus.MakeFailedError(err)
	}
	return handle, nil
}

// answerWith sets the answer to the next requests.
func (p *portal) answerWith(status uint32, uris ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.status, p.uris = status, uris
}

// sessionBus starts a session bus that only this test uses.
func sessionBus(t *testing.T) {
	t.Helper()
	cmd := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Skip("there is no dbus-daemon here: ", err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", strings.TrimSpace(address))
}

func TestPortal(t *testing.T) {
	sessionBus(t)
	if _, err := portalOpen("Open"); !errors.Is(err, errNoDialog) {
		t.Errorf("without a portal: %v", err)
	}
	conn, err := dbus.ConnectSessionBus()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	p := &portal{conn: conn}
	if err := conn.Export(p, portalPath, strings.TrimSuffix(chooserMethod, ".")); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.RequestName(portalName, dbus.NameFlagDoNotQueue); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		status uint32
		uris   []string
		path   string
		err    error
	}{
		{0, []string{"file:///tmp/a%20b+c.jsonl"}, "/tmp/a b+c.jsonl", nil},
		{1, nil, "", nil},
		{2, nil, "", errNoDialog},
		{0, nil, "", nil},
		{0, []string{"https://example.org/a"}, "", errNoDialog},
	} {
		p.answerWith(c.status, c.uris...)
		if path, err := portalOpen("Open"); path != c.path || !errors.Is(err, c.err) {
			t.Errorf("status %d, %q: %q, %v", c.status, c.uris, path, err)
		}
	}
	p.answerWith(0, "file:///tmp/x.jpg")
	if path, err := portalOpenPicture("Picture"); path != "/tmp/x.jpg" || err != nil {
		t.Errorf("a picture: %q, %v", path, err)
	}
	p.mu.Lock()
	if got, want := p.asked[len(p.asked)-1], "open Picture [[Picture [[1 image/jpeg] [1 image/png] [1 image/gif] [1 image/webp]]]]"; got != want {
		t.Errorf("asked %q, want %q", got, want)
	}
	p.mu.Unlock()
	p.answerWith(0, "file:///tmp/x.png")
	if path, err := portalSave("Save", "x.png", "/tmp"); path != "/tmp/x.png" || err != nil {
		t.Errorf("saving: %q, %v", path, err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if got, want := p.asked[len(p.asked)-1], "save Save /tmp\x00x.png"; got != want {
		t.Errorf("asked %q, want %q", got, want)
	}
}
