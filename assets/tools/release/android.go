package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// androidApps builds the Android app where the SDK is, and returns its files. They are not built a second time, because the
// signature of an app depends on its key.
func (r *release) androidApps() ([]file, error) {
	if os.Getenv("ANDROID_HOME") == "" {
		log.Print("no Android app: ANDROID_HOME is not set")
		return nil, nil
	}
	cmd := exec.Command("make", "android", "VERSION="+r.version)
	cmd.Dir, cmd.Stdout, cmd.Stderr = r.source.dir, os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("the Android app: %w", err)
	}
	return builtApps(filepath.Join(r.source.dir, "build"), r.version)
}

// builtApps returns the apps of a version in a folder.
func builtApps(folder, version string) ([]file, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var files []file
	for _, e := range entries {
		name := e.Name()
		rest, ours := strings.CutPrefix(name, "wildfifteen-"+version)
		if ext := filepath.Ext(name); !ours || ext != ".apk" && ext != ".aab" || rest != ext && rest[0] != '-' {
			continue
		}
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: name, data: data})
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no app of version %s in %s", version, folder)
	}
	return files, nil
}
