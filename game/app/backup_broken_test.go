package app_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

// backupText returns a backup file with the given files of a store.
func backupText(t *testing.T, files map[string]string) string {
	t.Helper()
	data, err := json.Marshal(map[string]any{"wildfifteen": 1, "version": "test", "files": files})
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestBackupBroken opens backups that cannot be read: the player is told why, and nothing changes.
func TestBackupBroken(t *testing.T) {
	t.Parallel()
	const (
		solve = `{"v":1,"id":"3x3.classic:1,2,3,4,5,6,7,0,8","moves":"L","at":[0]}`
		newer = `{"v":2,"id":{}}`
		head  = "game 1 2026-01-02T03:04:05Z 3x3.classic:1,2,3,4,5,6,0,7,8\n"
	)
	good := map[string]string{game.SolvesFile: "", game.GameFile: head + "+0 L k\n", game.SettingsFile: `{"v":1,"scheme":"rows"}`}
	with := func(name, text string) string {
		files := maps.Clone(good)
		files[name] = text
		return backupText(t, files)
	}
	const foreign, late, damaged = "backup.foreign", "backup.newer", "backup.damaged"
	for text, why := range map[string]string{
		"{": foreign, "{}": foreign, `{"wildfifteen":1}`: foreign, `{"wildfifteen":"x"}`: foreign, `{"wildfifteen":-1,"files":{}}`: foreign,
		`{"wildfifteen":2,"files":{}}`:                                late,
		`{"files":[],"wildfifteen":2}`:                                late,
		with(game.SolvesFile, solve+"\n"):                             damaged, // it contradicts itself
		with(game.SolvesFile, "nonsense\n"):                           damaged,
		with(game.SolvesFile, `{"v":1,"id":`):                         damaged,
		with(game.SolvesFile, newer+"\nnonsense\n"):                   damaged,
		with(game.GameFile, head+"+0 L k\n+1 X\n"):                    damaged,
		with(game.GameFile, head+"+0 L k\n+1 "):                       damaged,
		with(game.GameFile, "game 9 later\n"):                         late,
		with(game.SettingsFile, "nonsense"):                           damaged,
		with(game.SettingsFile, `{"v":1,"scheme":"rows","volume":7}`): damaged,
		with(game.SettingsFile, `{"v":2,"scheme":"rows"}`):            late,
	} {
		// Change the theme, so that the settings differ from the defaults.
		r := gametest.New(t, gametest.Options{Store: gametest.WithSettings(func(s *session.Settings) { s.Theme = session.DarkTheme })})
		before, board := r.Store.Clone().Files, r.Board()
		opened(r, "x.json", []byte(text))
		if !says(r, english.T("backup.not_read", "name", "x.json", "why", english.T(why))) {
			t.Errorf("%s: want %s, %s says %q", text, why, r.SceneName(), wordsShown(r))
		}
		r.Key("Escape")
		r.Tick(2)
		r.App.Shutdown()
		if r.Board() != board || !maps.EqualFunc(r.Store.Files, before, bytes.Equal) {
			t.Errorf("%s: something has changed", text)
		}
	}
	r := gametest.New(t, gametest.Options{})
	opened(r, "x.json", []byte(with(game.SolvesFile, "")))
	if r.StoredSettings().Scheme != "rows" || r.StoredGame().STM() != 1 {
		t.Errorf("the same without a fault: scheme %s, %d moves", r.StoredSettings().Scheme, r.StoredGame().STM())
	}
}

// TestGameInFile opens a text file with a game ID, with much or little white space around it.
func TestGameInFile(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	opened(r, "x.txt", []byte(strings.Repeat(" \n", 64<<10)+"3x3.snake#file\n"))
	if got := configOf(r); got != "3x3.snake" || r.SceneName() != "play" {
		t.Errorf("playing %s in %s", got, r.SceneName())
	}
}
