# Wild Fifteen. "make run" plays, "make test" runs every test; "make help" lists the rest.

# No C compiler is needed anywhere on the desktop.
export CGO_ENABLED = 0

VERSION    ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
ARGS       ?=
BENCH      ?= .
BENCHTIME  ?= 1s
FUZZTIME   ?= 10s
TRIALS     ?= 10m
SEED       ?= 0
KILLS      ?= 5
RULES       = ./puzzle/...
# Packages without a display, a process or a folder of files, which Node can run, and tests of the game that it runs
# within seconds.
PURE        = $(RULES) ./render ./render/soft ./render/svg ./assets/words ./game/session ./game/mirror ./game/stage \
	./game/boardview ./game/keys ./game/saves ./game/work ./game/links ./game/newgame ./game/settings ./game/about
PURE_GAME   = TestSolveByEveryInput|TestHover|TestHint|TestSwipe|TestDrag|TestTap|TestUndo|TestOpen|TestTips
# What the tests need besides Go: a display that exists in memory only, software OpenGL, Node for WebAssembly,
# a browser, and what checks the files of packages.
NEEDS       = strace xvfb libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1 nodejs chromium firefox-esr \
	appstream desktop-file-utils openssh-client
WASM_EXEC   = $(shell go env GOROOT)/lib/wasm/go_js_wasm_exec

.DEFAULT_GOAL := help
.PHONY: help run test needs vet bench bench-peers measure lint fuzz race trials screenshots store install release release-check module clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "%-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## play (make run ARGS="--game 4x4.snake#monday")
	go run -ldflags "-X main.version=$(VERSION)" . $(ARGS)

test: ## run every test, after installing what the tests lack
	@$(MAKE) --no-print-directory -j2 needs vet
	go test -vet=off -timeout 30m ./...
	@if GOARCH=386 go test -run '^$$' ./puzzle/days >/dev/null 2>&1; then set -x; GOARCH=386 go test -short $(RULES); \
	else echo "*** This machine runs no 32-bit programs: the 32-bit tests are left out. ***"; fi
	GOOS=js GOARCH=wasm go test -short -exec '$(WASM_EXEC)' $(PURE)
	GOOS=js GOARCH=wasm go test -short -exec '$(WASM_EXEC)' -run '$(PURE_GAME)' ./game/play

needs: ## install what the tests need (Debian, as root), or name it
	@missing=; \
	if command -v dpkg-query >/dev/null; then \
		for p in $(NEEDS); do \
			dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$p"; \
		done; \
	else \
		command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing=" firefox"; \
		for c in Xvfb node chromium appstreamcli desktop-file-validate ssh-keygen; do command -v $$c >/dev/null || missing="$$missing $$c"; done; \
	fi; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing for the tests:$$missing"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	else \
		echo "The tests need$$missing. On Debian, as root: apt-get install$$missing" >&2; exit 1; \
	fi

# On other systems only the packages need a look that have files of their own there: those of which this system ignores
# files. For them the compiler only has to say what each package exports, which is faster without optimizations.
OWN_FILES = $$(go list -f '{{if .IgnoredGoFiles}}{{.ImportPath}}{{end}}' . ./puzzle/... ./cli ./game/...)

vet: ## look for mistakes on every system the program is built for
	go vet ./...
	GOOS=windows go vet -gcflags='all=-N -l -dwarf=false' $(OWN_FILES)
	GOOS=darwin go vet -gcflags='all=-N -l -dwarf=false' $(OWN_FILES)
	GOOS=js GOARCH=wasm go vet . ./game/host/...
	@if [ "$$(go env GOHOSTARCH)" = amd64 ]; then set -x; GOARCH=386 go vet $(RULES); fi

bench: ## run the benchmarks (BENCH=regexp BENCHTIME=1s)
	go test -run '^$$' -bench '$(BENCH)' -benchtime $(BENCHTIME) -benchmem ./...

PEERS       ?=
PEER_BOARDS ?=
PEER_SIZE   ?= 4x4
PEER_COUNT  ?= 100
PEER_TIME   ?= 5m

bench-peers: ## other solvers beside this one (PEERS=folder with a folder for each, see assets/tools/peers)
	@test -n "$(PEERS)" || { echo "Name a folder of solvers: make bench-peers PEERS=folder; assets/tools/peers/main.go says what it holds." >&2; exit 2; }
	go build -o build/peers/wildfifteen .
	go run ./assets/tools/peers -dir '$(PEERS)' -own build/peers/wildfifteen -boards '$(PEER_BOARDS)' -size $(PEER_SIZE) -count $(PEER_COUNT) -time $(PEER_TIME)

measure: ## time to the first picture and use of the processor at rest (Linux)
	go run ./game/e2e/measure

lint: vet ## vet and staticcheck
	go tool staticcheck ./...

fuzz: ## fuzz everything that reads text, each target for a while (FUZZTIME=10s)
	@set -e; for p in $$(go list ./...); do \
		for f in $$(go test -list '^Fuzz' $$p | grep '^Fuzz' || true); do \
			echo "$$p $$f"; GOGC=400 go test -run '^$$' -fuzz "^$$f\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x $$p; \
		done; \
	done

race: ## look for data races in the packages that work in parallel (needs a C compiler: as root it is installed)
	@command -v cc >/dev/null || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends gcc libc6-dev; }
	CGO_ENABLED=1 go test -race -short -count 1 -timeout 30m ./puzzle/... ./game/session ./game/host/... ./cli/...

trials: ## kill the program and a browser, cut the power and damage files, again and again (TRIALS=10m SEED=n KILLS=5)
	@mkdir -p build
	@go test ./game/trials -count 1 -v -timeout 0 -run TestTrials -trials $(TRIALS) -seed $(SEED) >build/trials.log 2>&1; code=$$?; \
	grep -v -e '^=== ' -e '^ *--- PASS' build/trials.log; exit $$code
	go test ./game/e2e/web -count 1 -v -timeout 0 -run 'TestKillTrials$$' -kills $(KILLS)

screenshots: ## pictures of every scene in build/screenshots
	mkdir -p build/screenshots
	go test ./game/app -count 1 -run TestScreenshots -screenshots '$(CURDIR)/build/screenshots'
	go test ./game/e2e -count 1 -run TestScreenshots -screenshots '$(CURDIR)/build/screenshots'

store: ## texts and pictures for app stores, in fastlane/metadata, and the pictures of the README
	go run ./assets/tools/store -code "$$(go run ./assets/tools/release -code -version "$$(sed -n 's/^## \([0-9.]*\) .*/\1/p' CHANGELOG.md | head -1)")"
	go test ./game/app -count 1 -run 'TestStorePictures$$' -store '$(CURDIR)/fastlane/metadata/android'
	go test ./game/app -count 1 -run 'TestDocsPictures$$' -docs '$(CURDIR)/docs'

# Packages. HOME_URL is the address of the project, by default that of its module; MAINTAINER answers for the packages, as in
# "Name <mail@example.org>"; SIGN_KEY is a private key of ssh-keygen. PREFIX is where "make install" puts the program.
HOME_URL    ?=
MAINTAINER  ?=
SIGN_KEY    ?=
PREFIX      ?= /usr/local
RELEASE      = go run ./assets/tools/release -version '$(VERSION)' -home '$(HOME_URL)' -page '$(WEB_URL)' -maintainer '$(MAINTAINER)'

release: ## everything that is handed out, in dist/ (VERSION=1.0.0 SIGN_KEY=file; with ANDROID_HOME the app, too)
	$(RELEASE) -key '$(SIGN_KEY)' -out dist

release-check: ## build the release twice, in two places, and compare every byte (takes minutes)
	$(RELEASE) -key '$(SIGN_KEY)' -out dist -check

install: ## the program, its manual pages and its menu entry (PREFIX=/usr/local)
	$(RELEASE) -install '$(PREFIX)'

# The path of the module, which the go command fetches it by once it is published.
MODULE_PATH ?=

module: ## give the module the path at which it is published (MODULE_PATH=example.org/me/wildfifteen)
	go run ./assets/tools/module '$(MODULE_PATH)'

clean: ## remove what was built
	rm -rf build dist

# The Android app: android, android-check, icons.
include mobile/android.mk

# The web page.
WEB_ADDRESS ?= 127.0.0.1:8015
# Where the page will be published: previews of links to it need that to find their picture.
WEB_URL     ?=
.PHONY: web serve web-sizes

web: ## the game as a web page in build/web, for any static host (WEB_URL=https://example.org/game/)
	go run ./assets/tools/web -version '$(VERSION)' -url '$(WEB_URL)' -out build/web

serve: ## build the web page and serve it on this machine (WEB_ADDRESS=127.0.0.1:8015)
	go run ./assets/tools/web -version '$(VERSION)' -out build/web -fast -serve '$(WEB_ADDRESS)'

web-sizes: ## what each module adds to the page's program (WEB_SIZES=-packages: each of its own packages)
	go run ./assets/tools/web -weigh $(WEB_SIZES)
