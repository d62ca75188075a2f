package cli

import (
	"bufio"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// largeTables makes the solvers of a run use large tables. They are kept in a folder for the next run.
type largeTables struct {
	*env
	threads int
	folder  string // "": the tables are not kept
	tables  *solve.Tables
	quiet   bool // nothing is told

	mu   sync.Mutex
	news struct {
		sync.Mutex
		list []string
	}
}

// tableFolder returns the folder of large tables in the user's folder for files that can be made again, "" if there is none.
func tableFolder() string {
	folder, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(folder, "wildfifteen")
}

// need makes large tables for a goal ready, if there are any for its size. status gets a line while they are computed.
func (l *largeTables) need(ctx context.Context, goal puzzle.Board, status func(string)) error {
	name, bytes, ok := solve.WideName(goal)
	if !ok {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.tables.HasWide(goal) {
		return nil
	}
	path := ""
	if l.folder != "" {
		path = filepath.Join(l.folder, name)
		err := l.read(path, goal)
		if err == nil {
			return nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			l.tell(l.lang.T("cli_solve.tables_unread", "file", path, "reason", l.word(err)))
		}
	}
	if l.quiet {
		_, err := l.tables.Widen(ctx, goal, l.threads, nil)
		return err
	}
	l.tell(l.lang.T("cli_solve.tables_made", "size", goal.Size(), "bytes", bytesText(uint64(bytes))))
	_, err := l.tables.Widen(ctx, goal, l.threads, func(share float64) {
		status(l.lang.T("cli_solve.tables_progress", "bar", bar(share)))
	})
	if err != nil || path == "" {
		return err
	}
	if err := l.write(path, goal); err != nil {
		l.tell(l.lang.T("cli_solve.tables_unwritten", "file", path, "reason", l.word(err)))
		return nil
	}
	l.tell(l.lang.T("cli_solve.tables_kept", "file", path))
	return nil
}

func (l *largeTables) read(path string, goal puzzle.Board) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return l.tables.ReadWide(f, goal)
}

// write keeps the tables; no run reads half of them.
func (l *largeTables) write(path string, goal puzzle.Board) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return replace(path, func(w io.Writer) error {
		buffer := bufio.NewWriterSize(w, 1<<20)
		if err := l.tables.WriteWide(buffer, goal); err != nil {
			return err
		}
		return buffer.Flush()
	}, true)
}

// tell keeps a message until said prints it.
func (l *largeTables) tell(text string) {
	l.news.Lock()
	defer l.news.Unlock()
	l.news.list = append(l.news.list, text)
}

// said returns the messages since the last call.
func (l *largeTables) said() (list []string) {
	l.news.Lock()
	defer l.news.Unlock()
	list, l.news.list = l.news.list, nil
	return list
}
