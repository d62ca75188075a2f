package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle"
)

// link returns the link to a game, without a character that has a meaning in events.
func link(id string) string { return "wildfifteen:" + puzzle.LinkEscape(id) }

// provided has another app read the card that was shared: the app gives that file, read-only, and no other.
func (c *checker) provided() error {
	cards, err := filepath.Glob(c.at("data/cache/shared/*-wildfifteen-*.png"))
	if err != nil || len(cards) != 1 {
		return fmt.Errorf("%d cards are there: %v", len(cards), err)
	}
	info, err := os.Stat(cards[0])
	if err != nil {
		return err
	}
	name := filepath.Base(cards[0])
	const authority = "content://app.wildfifteen.shared/"
	c.begin()
	c.event("open %s%s", authority, name)
	c.event("open %s..", authority)
	_, shown, _ := strings.Cut(name, "-")
	return c.run("provided", portrait, start{}, 10, "opened "+authority+name+" for r", "refused "+authority+name+" for w",
		fmt.Sprintf("asked %s%s: %s, %d bytes, image/png", authority, name, shown, info.Size()), "refused "+authority+".. for r", "asked "+authority+"..: nothing")
}

// halted ends the process right after onPause: every move must have been kept by then.
func (c *checker) halted() error {
	m, err := c.board(portrait)
	if err != nil {
		return err
	}
	c.begin()
	c.play(m, c.taps[:3])
	c.frame += 20
	c.event("halt")
	if err := c.run("halted", portrait, start{link: link(c.game.ID())}, 60, "halted"); err != nil {
		return err
	}
	if err := c.kept(3); err != nil {
		return err
	}
	data, err := c.gameLog()
	if err != nil {
		return err
	}
	if !bytes.Contains(data, []byte("pause")) {
		return errors.New("onPause has not stopped the game's clock")
	}
	return nil
}

// relinked starts the app from the list of recent ones: the system hands it the old link again, which is not to open.
func (c *checker) relinked() error {
	c.begin()
	c.frame += 60
	if err := c.run("relinked", portrait, start{link: link("3x3.classic:1,2,3,4,5,6,7,0,8"), history: true}, 30); err != nil {
		return err
	}
	return c.kept(len(c.taps)/2 + 1)
}

// words has texts go out and come in: a link is shared and copied, a copied text pasted.
func (c *checker) words() error {
	c.begin()
	c.event("reader on")
	c.frame += 20
	c.click("Share", "Copy the link")
	c.read("dump %s", c.at("shared.txt"))
	c.event("back")
	c.frame += 40
	c.event("link %s", link("3x3.classic:1,2,3,4,5,6,7,0,8"))
	c.frame += 60
	c.click("Menu")
	c.read("click Share")
	c.frame += 60
	c.click("Menu", "New game", "Open a game code")
	c.event("clip 5x5.spiral-and-more")
	c.read("click Paste")
	c.frame += 30
	c.read("dump %s", c.at("pasted.txt"))
	c.click("Clear") // the empty field has the button that pastes
	c.event("clip")
	c.click("Paste")
	if err := c.run("words", landscape, start{}, 30, "clipboard: "+c.game.ID()+"!", "startActivity android.intent.action.SEND null wildfifteen:3x3.classic",
		"There is no text on the clipboard", "![Copied"); err != nil {
		return err
	}
	data, err := os.ReadFile(c.at("pasted.txt"))
	if err != nil {
		return err
	}
	if !bytes.Contains(data, []byte("5x5.spiral-and-more")) {
		return fmt.Errorf("the text was not pasted:\n%s", data)
	}
	return nil
}

// picture pastes a picture that another app serves, and then finds a backup and a text on the clipboard: neither is opened.
func (c *checker) picture() error {
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewRGBA(image.Rect(0, 0, 300, 200))); err != nil {
		return err
	}
	name := c.at("holiday.png")
	if err := os.WriteFile(name, file.Bytes(), 0o644); err != nil {
		return err
	}
	c.begin()
	c.event("document content://docs/5 %s Holiday.png", name)
	c.event("document content://docs/6 %s Backup.json", name)
	c.event("reader on")
	c.frame += 20
	c.event("link wildfifteen:pictures")
	c.frame += 60
	c.event("clipfile content://docs/5")
	c.read("click Paste")
	c.frame += 90
	c.read("click Use this part")
	c.frame += 60
	c.event("clipfile content://docs/6")
	c.read("click Paste")
	c.frame += 60
	c.event("clip a text")
	c.read("click Paste")
	c.frame += 60
	return c.run("picture", portrait, start{}, 60, fmt.Sprintf("read %d bytes of content://docs/5", file.Len()), "Holiday.png is on your tiles",
		"There is no picture on the clipboard", "!bytes of content://docs/6")
}

// backup saves all data to a file that another app keeps, over a longer file; while the player chooses it, the activity is made
// anew and then the process ended. Then it reads that file, and one that is too large.
func (c *checker) backup() error {
	kept, large := c.at("kept.json"), c.at("large.bin")
	if err := os.WriteFile(kept, bytes.Repeat([]byte("junk "), 1<<17), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(large, make([]byte, 17<<20), 0o644); err != nil {
		return err
	}
	defer os.Remove(large)
	c.begin()
	c.event("reader on")
	c.frame += 20
	c.click("Menu", "Settings")
	c.read("click Save a backup")
	c.frame += 60
	c.event("recreate")
	date := time.Now().In(phoneZone()).Format("2006-01-02")
	if err := c.run("asked", portrait, start{}, 60, "startActivityForResult 1 android.intent.action.CREATE_DOCUMENT wildfifteen-"+date+".json"); err != nil {
		return err
	}
	c.begin()
	c.event("document content://docs/7 %s My.json", kept)
	c.event("document content://docs/8 %s Large.json", large)
	c.event("document content://docs/9 %s Silent.json silent", large)
	c.event("reader on")
	c.event("result 1 content://docs/7")
	c.frame += 60
	c.click("Menu", "Settings")
	c.read("click Restore a backup")
	c.frame += 30
	c.event("result 2 content://docs/8")
	c.frame += 60
	c.event("result 2 content://docs/9")
	c.frame += 60
	c.event("result 2 content://docs/7")
	c.frame += 90
	if err := c.run("backup", portrait, start{}, 60, "startActivityForResult 2 android.intent.action.OPEN_DOCUMENT", "Saved as My.json", "Large.json has more than 16 MB", "Silent.json has more than 16 MB",
		"Restored your settings and 0 new solves."); err != nil {
		return err
	}
	if strings.Contains(c.log, "bytes of content://docs/8") {
		return errors.New("a file that says it is too large was read")
	}
	var read int
	if _, after, ok := strings.Cut(c.log, "standin: read "); ok {
		_, _ = fmt.Sscanf(after, "%d bytes of content://docs/9", &read)
	}
	if read == 0 || read > 16<<20+1<<16 {
		return fmt.Errorf("%d bytes were read of a file that is too large", read)
	}
	data, err := os.ReadFile(kept)
	if err != nil {
		return err
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		return fmt.Errorf("the backup is no JSON: %w", err)
	}
	if left, err := os.ReadFile(c.at("data/cache/keep")); err == nil {
		return fmt.Errorf("%d bytes of the backup are left in the cache", len(left))
	}
	return nil
}

// differentLooks has the user want other things of the system: dark colours, large text, another language, more contrast.
func (c *checker) differentLooks() error {
	m, err := c.board(portrait)
	if err != nil {
		return err
	}
	m.In.Dark, m.In.TextScale = true, 1.5
	m.Ticks(120)
	dark := m.Picture()
	m.In.Dark, m.In.TextScale, m.In.Contrast = false, 1, true
	m.Ticks(120)
	contrast := m.Picture()
	m.In.Contrast, m.In.Locale = false, "de"
	m.Ticks(120)
	german := m.Picture()
	c.begin()
	c.event("look dark on")
	c.event("look font 1.5")
	c.frame += 60
	c.shot("dark.png")
	c.event("look dark off")
	c.event("look font 1")
	c.event("look contrast 0.5")
	c.frame += 60
	c.shot("contrast.png")
	c.event("look contrast 0")
	c.event("look locale de")
	c.frame += 60
	c.shot("german.png")
	if err := c.run("looks", portrait, start{link: link(c.game.ID())}, 30, "bars 0 of 24"); err != nil {
		return err
	}
	return errors.Join(compare(c.at("dark.png"), dark), compare(c.at("contrast.png"), contrast), compare(c.at("german.png"), german))
}

// oldSystems runs on Android 7.1, and on Android 9 and 14 with a cutout that the bars do not hold.
func (c *checker) oldSystems() error {
	for _, s := range []struct {
		api  int
		cut  game.Insets
		want []string
	}{
		{25, game.Insets{}, []string{"setSystemUiVisibility 0x2710", "haptic 4", "!takes the back gesture", "Back was taken; the activity stays", "moveTaskToBack", "!exclude", "haptic 0"}},
		{28, game.Insets{Left: 90, Top: 10}, []string{"setSystemUiVisibility 0x2710", "moveTaskToBack"}},
		{34, game.Insets{Left: 90, Top: 10}, []string{"exclude", "bars 24 of 24"}},
	} {
		all := insets
		insets.Left, insets.Top = max(all.Left, s.cut.Left), max(all.Top, s.cut.Top)
		m, err := c.board(landscape)
		insets = all
		if err != nil {
			return err
		}
		name := fmt.Sprint("old", s.api)
		c.begin()
		c.event("cutout %.0f %.0f %.0f %.0f", s.cut.Left, s.cut.Top, s.cut.Right, s.cut.Bottom)
		c.frame += 30
		c.shot(name + ".png")
		c.play(m, c.taps)
		c.frame += 240
		c.event("back") // from the result
		c.frame += 60
		c.event("back")
		c.frame += 40
		if err := os.RemoveAll(c.at("data")); err != nil {
			return err
		}
		if err := c.run(name, landscape, start{link: link(c.game.ID()), api: s.api}, 60, s.want...); err != nil {
			return err
		}
		if err := c.looks(name+".png", m); err != nil {
			return err
		}
		if err := c.solved(); err != nil {
			return err
		}
	}
	return nil
}

// devices plays with a mouse and with a game pad that was connected while the app was paused, and whose Back button is no
// Back of the system's.
func (c *checker) devices() error {
	m, err := c.board(portrait)
	if err != nil {
		return err
	}
	c.begin()
	x, y, err := m.cell(c.taps[0])
	c.err = errors.Join(c.err, err)
	c.event("mouse move %d %d", x, y)
	c.event("mouse exit %d %d", x, y)
	c.event("mouse down %d %d 1", x, y)
	c.event("mouse up %d %d", x, y)
	c.frame += 20
	c.event("home")
	c.event("pad add 7")
	c.event("pad add 8")
	c.event("resume")
	c.frame += 30
	c.event("pad remove 8")
	c.event("pad down 7 96") // A resumes the game
	c.event("pad up 7 96")
	c.frame += 30
	c.padMove(22) // right, which can be done only once: a slow machine takes a short press for a long one
	c.event("home")
	c.event("pad remove 7")
	c.event("resume")
	c.frame += 30
	c.tap(m.cell(5))
	c.frame += 30
	c.padMove(21) // left, with a pad that is gone
	c.event("pad down 9 4")
	c.event("pad up 9 4")
	c.frame += 20
	c.event("home")
	if err := c.run("devices", portrait, start{link: link(c.game.ID())}, 10, "!moveTaskToBack"); err != nil {
		return err
	}
	if err := c.kept(2); err != nil {
		return err
	}
	data, err := c.gameLog()
	if err != nil {
		return err
	}
	for _, input := range []string{"m", "g"} { // mouse and game pad, as the log names them
		if !bytes.Contains(data, []byte(" "+input+" ~")) {
			err = errors.Join(err, fmt.Errorf("no move was made with %s:\n%s", input, data))
		}
	}
	return err
}

// padMove presses and releases a button of the pad.
func (c *checker) padMove(code int) {
	c.event("pad down 7 %d", code)
	c.frame += 3 - interval // a button that is held longer counts again and again
	c.event("pad up 7 %d", code)
	c.frame += 20
}

// leaving takes the back gesture only while it has somewhere to go, and hides the system's bars while the player wants
// that. While the program plays, the screen stays bright.
func (c *checker) leaving() error {
	c.begin()
	c.event("reader on")
	c.frame += 30
	c.click("Menu", "Settings")
	c.click("Full screen", "Full screen")
	c.event("back")
	c.frame += 40
	c.click("Menu", "Solution")
	c.read("click The shortest way")
	c.frame += 300
	c.event("count end")
	if err := c.run("leaving", portrait, start{link: link(c.game.ID())}, 10, "takes the back gesture", "leaves the back gesture", "hide bars 7, behaviour 2", "show bars 7", "addFlags 0x80", "pane Settings"); err != nil {
		return err
	}
	if strings.Index(c.log, "takes the back gesture") > strings.Index(c.log, "leaves the back gesture") {
		return errors.New("the back gesture is left before it is taken")
	}
	if strings.Index(c.log, "hide bars") > strings.Index(c.log, "show bars") {
		return errors.New("the bars are shown before they are hidden")
	}
	return nil
}

// typed enters a text on the system's keyboard.
func (c *checker) typed() error {
	c.begin()
	c.event("reader on")
	c.frame += 30
	c.click("Menu", "New game")
	c.click("Open a game code", "The system's keyboard")
	c.event("text 3x3.snake:1,2,3,6,5,4,0,7,8")
	c.frame += 40
	c.read("dump %s", c.at("typed.txt"))
	if err := c.run("typed", portrait, start{}, 10); err != nil {
		return err
	}
	data, err := os.ReadFile(c.at("typed.txt"))
	if err != nil {
		return err
	}
	if !bytes.Contains(data, []byte("3x3.snake:1,2,3,6,5,4,0,7,8")) {
		return fmt.Errorf("the text did not reach the field:\n%s", data)
	}
	return nil
}
