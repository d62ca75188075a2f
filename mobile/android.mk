# The Android app, with the SDK's own tools. "make android" needs ANDROID_HOME and ANDROID_NDK_HOME; whatever stands
# there has to be a real SDK and NDK for an APK that anyone is to install.

ANDROID_DIR      = mobile/android
ANDROID_OUT     ?= build/android
ANDROID_APK     ?= build/wildfifteen-$(ANDROID_VERSION).apk
ANDROID_MIN      = 23
ANDROID_TARGET   = 36
# What ebitenmobile calls the four ABIs: arm64-v8a, armeabi-v7a, x86_64, x86.
ANDROID_ABIS    ?= android/arm64,android/arm,android/amd64,android/386
ANDROID_VERSION ?= $(VERSION)
# Grows with every version handed out: of 1.2.3 it is 10203, and of what has no such number that of the commits.
ANDROID_CODE    ?= $(shell go run ./assets/tools/release -code -version '$(ANDROID_VERSION)' 2>/dev/null || git rev-list --count HEAD 2>/dev/null || echo 1)
# Where the Go side is built: what is compiled there bears this path, so it must not depend on who builds.
ANDROID_SOURCE  ?= /tmp/wildfifteen-android-source
# The address of the published page, such as https://example.org/game/: shared games then link to it. "" for none.
ANDROID_PAGE    ?= $(WEB_URL)
# A release is signed with a key of your own: KEYSTORE=file KEY_ALIAS=name KEYSTORE_PASS=env:NAME or file:PATH, and
# KEY_PASS in the same form if the key has a password of its own.
KEYSTORE        ?=
KEY_ALIAS       ?= androiddebugkey
KEYSTORE_PASS   ?= pass:android
KEY_PASS        ?=
# The key for trying things out, which Android Studio uses as well: with another one an update would be refused.
ANDROID_DEBUG   ?= $(HOME)/.android/debug.keystore
# bundletool's jar; with it "make android" makes an AAB as well.
BUNDLETOOL      ?=

# The newest release of the build tools; of the platforms the folder that gomobile takes, too.
ANDROID_TOOLS := $(shell ls -d '$(ANDROID_HOME)'/build-tools/* 2>/dev/null | grep -v -e '-rc' | sort -V | tail -1)
ANDROID_JAR   = $(wildcard $(ANDROID_HOME)/platforms/android-$(ANDROID_TARGET)/android.jar)
ANDROID_KEY   = $(or $(KEYSTORE),$(ANDROID_DEBUG))
ANDROID_PARTS = $(ANDROID_OUT)/parts
ANDROID_JAVA  = $(wildcard $(ANDROID_DIR)/java/app/wildfifteen/*.java)
# 16 KB pages: the linker's default for 64 bits is 4 KB in older NDKs. The library's name: ebitenmobile means to set it,
# but does not (v2.10.4). Should it do so one day, its -extldflags may take the place of these: android-check would notice.
ANDROID_LDFLAGS = -s -w -X wildfifteen/mobile.version=$(ANDROID_VERSION) -X wildfifteen/mobile.page=$(ANDROID_PAGE) \
	-extldflags=-Wl,-z,max-page-size=16384,-soname,libgojni.so

.PHONY: android android-tools android-aar android-dex android-apk android-aab android-check icons

android: android-apk android-aab ## build the Android app (ANDROID_HOME, ANDROID_NDK_HOME; README: Android)

icons: ## draw the Android app's icons and colours anew
	go run ./mobile/icons -out $(ANDROID_DIR)/res

android-tools:
	@say() { printf '%s\n' "The Android app cannot be built: $$1" \
		'It needs, besides Go: a JDK (17 or newer), zip and unzip, and from https://developer.android.com/studio#command-line-tools' \
		'the command line tools, which install the rest: yes | sdkmanager --licenses; sdkmanager "platforms;android-$(ANDROID_TARGET)" "build-tools;$(ANDROID_TARGET).0.0" "ndk;27.2.12479018"' \
		'Then set ANDROID_HOME to the folder of the SDK and ANDROID_NDK_HOME to its ndk/VERSION.' >&2; exit 1; }; \
	[ -n "$$ANDROID_HOME" ] || say 'ANDROID_HOME is not set.'; \
	[ -n "$$ANDROID_NDK_HOME" ] || say 'ANDROID_NDK_HOME is not set.'; \
	[ -d "$$ANDROID_NDK_HOME/toolchains/llvm/prebuilt" ] || say "there is no NDK in $$ANDROID_NDK_HOME."; \
	[ -n "$(ANDROID_JAR)" ] || say "there is no platform $(ANDROID_TARGET) in $$ANDROID_HOME/platforms (a folder android-$(ANDROID_TARGET))."; \
	for t in aapt2 d8 zipalign apksigner; do [ -x "$(ANDROID_TOOLS)/$$t" ] || say "there is no $$t in $$ANDROID_HOME/build-tools."; done; \
	tools=$(notdir $(ANDROID_TOOLS)); [ "$${tools%%.*}" -ge 35 ] || say "the build tools $$tools are too old: zipalign -P came with 35."; \
	for t in go java javac keytool zip unzip $(if $(BUNDLETOOL),jarsigner); do command -v $$t >/dev/null || say "there is no $$t on the path."; done
ifneq ($(KEYSTORE),)
	@say() { echo "The Android app cannot be signed for others: $$1" >&2; exit 1; }; \
	[ -f '$(KEYSTORE)' ] || say 'there is no file $(KEYSTORE) (KEYSTORE).'; \
	[ "$$(git rev-parse --is-shallow-repository 2>/dev/null)" = false ] || say 'this is no whole clone, so its version may not be what it says.'; \
	[ -z "$$(git status --porcelain)" ] || say 'there are changes that are in no commit.'
endif

# The Go side as a library for each ABI, and the Java that calls it. gomobile writes the path of the source into the
# library, so the source is copied to a path that is the same for everybody; two builds at once wait for each other.
android-aar: android-tools
	mkdir -p $(ANDROID_OUT)
	rm -rf $(ANDROID_PARTS)/aar
	if command -v flock >/dev/null; then exec 9>'$(ANDROID_SOURCE).lock'; flock 9; fi; set -e; \
	rm -rf '$(ANDROID_SOURCE)'; mkdir -p '$(ANDROID_SOURCE)'; \
	tar -cf - --exclude=./.git --exclude=./build --exclude=./dist . | tar -xf - -C '$(ANDROID_SOURCE)'; \
	cd '$(ANDROID_SOURCE)'; \
	go tool ebitenmobile bind -target $(ANDROID_ABIS) -androidapi $(ANDROID_MIN) -javapkg app.wildfifteen -trimpath \
		-ldflags '$(ANDROID_LDFLAGS)' -o $(abspath $(ANDROID_OUT))/mobile.aar ./mobile; \
	rm -rf '$(ANDROID_SOURCE)'
	mkdir -p $(ANDROID_PARTS)/aar
	cd $(ANDROID_PARTS)/aar && unzip -oq $(abspath $(ANDROID_OUT))/mobile.aar

# The app's own Java, compiled, and with the Go side's in one dex.
android-dex: android-aar
	rm -rf $(ANDROID_PARTS)/gen $(ANDROID_PARTS)/classes $(ANDROID_PARTS)/dex
	mkdir -p $(ANDROID_PARTS)/gen $(ANDROID_PARTS)/classes $(ANDROID_PARTS)/dex
	"$(ANDROID_TOOLS)/aapt2" compile --dir $(ANDROID_DIR)/res -o $(ANDROID_PARTS)/res.zip
	mobile/manifest.sh $(ANDROID_DIR)/AndroidManifest.xml '$(ANDROID_PAGE)' > $(ANDROID_PARTS)/AndroidManifest.xml
	$(call aapt2_link,$(ANDROID_CODE)) --java $(ANDROID_PARTS)/gen -o $(ANDROID_PARTS)/first.apk $(ANDROID_PARTS)/res.zip
	javac -nowarn -Xlint:-options --release 8 -encoding UTF-8 -classpath "$(ANDROID_JAR):$(ANDROID_PARTS)/aar/classes.jar" \
		-d $(ANDROID_PARTS)/classes $(ANDROID_JAVA) $(ANDROID_PARTS)/gen/app/wildfifteen/R.java
	"$(ANDROID_TOOLS)/d8" --release --min-api $(ANDROID_MIN) --lib "$(ANDROID_JAR)" --output $(ANDROID_PARTS)/dex \
		$(ANDROID_PARTS)/aar/classes.jar $$(find $(ANDROID_PARTS)/classes -name '*.class' | LC_ALL=C sort)

# Manifest and resources, with a version code.
aapt2_link = "$(ANDROID_TOOLS)/aapt2" link -I "$(ANDROID_JAR)" --manifest $(ANDROID_PARTS)/AndroidManifest.xml \
		--min-sdk-version $(ANDROID_MIN) --target-sdk-version $(ANDROID_TARGET) --version-code $(1) --version-name '$(ANDROID_VERSION)'

# Everything but the signature; the files of one kind of processor, or with "all" those of all. Their order, times and rights are
# always the same, so that everybody makes the same file. The version codes of one version differ in the last digit: an
# APK for one kind of processor may take the place of that for all.
android_kinds = all:0 x86:1 x86_64:2 armeabi-v7a:3 arm64-v8a:4
$(ANDROID_OUT)/unsigned.apk: android-dex
	set -e; export TZ=UTC; have=$$(ls $(ANDROID_PARTS)/aar/jni); \
	for pair in $(android_kinds); do \
		kind=$${pair%:*} tree=$(ANDROID_PARTS)/tree apk=$(abspath $(ANDROID_OUT))/unsigned-$$kind.apk; \
		rm -rf $$tree $$apk; mkdir -p $$tree/lib; \
		if [ $$kind = all ]; then cp -r $(ANDROID_PARTS)/aar/jni/. $$tree/lib; \
		elif [ "$$have" = $$kind ] || [ ! -d $(ANDROID_PARTS)/aar/jni/$$kind ]; then continue; \
		else cp -r $(ANDROID_PARTS)/aar/jni/$$kind $$tree/lib; fi; \
		$(call aapt2_link,$$(( $(ANDROID_CODE) * 10 + $${pair#*:} ))) -o $$apk $(ANDROID_PARTS)/res.zip; \
		cp $(ANDROID_PARTS)/dex/classes.dex $$tree; \
		chmod -R u=rwX,go=rX $$tree; find $$tree -exec touch -t 198001010000 {} +; \
		(cd $$tree && find . -type f | sed 's/^..//' | LC_ALL=C sort | zip -q -X -D -9 -@ $$apk); \
	done; \
	mv $(ANDROID_OUT)/unsigned-all.apk $@

# wildfifteen-VERSION.apk for all processors, and beside it wildfifteen-VERSION-ABI.apk for one kind each.
android-apk: $(ANDROID_OUT)/unsigned.apk $(ANDROID_KEY)
	set -e; rm -f $(ANDROID_APK:.apk=)*.apk; \
	for unsigned in $(ANDROID_OUT)/unsigned*.apk; do \
		kind=$${unsigned#$(ANDROID_OUT)/unsigned}; out=$(ANDROID_APK:.apk=)$$kind; \
		"$(ANDROID_TOOLS)/zipalign" -f -P 16 4 $$unsigned $(ANDROID_OUT)/aligned.apk; \
		"$(ANDROID_TOOLS)/apksigner" sign --ks "$(ANDROID_KEY)" --ks-key-alias "$(KEY_ALIAS)" --ks-pass '$(KEYSTORE_PASS)' \
			$(if $(KEY_PASS),--key-pass '$(KEY_PASS)') --out $$out $(ANDROID_OUT)/aligned.apk; \
		rm -f $(ANDROID_OUT)/aligned.apk $$out.idsig; ls -l $$out; \
	done

$(ANDROID_DEBUG):
	mkdir -p '$(dir $@)'
	keytool -genkeypair -keystore '$@' -storepass android -keypass android -alias androiddebugkey -keyalg RSA -keysize 2048 \
		-validity 10000 -dname 'CN=Android Debug,O=Android,C=US'

# What the store takes: the same parts, laid out by bundletool, which must be told that pages may have 16 KB.
android_password = $(patsubst pass:%, %,$(patsubst env:%,:env %,$(patsubst file:%,:file %,$(1))))
android-aab: android-apk
ifeq ($(BUNDLETOOL),)
	@echo 'No AAB: give BUNDLETOOL=bundletool.jar for one.'
else
	rm -rf $(ANDROID_PARTS)/base $(ANDROID_PARTS)/base.zip $(ANDROID_APK:.apk=.aab)
	mkdir -p $(ANDROID_PARTS)/base/manifest $(ANDROID_PARTS)/base/dex
	$(call aapt2_link,$(ANDROID_CODE)0) --proto-format -o $(ANDROID_PARTS)/proto.apk $(ANDROID_PARTS)/res.zip
	cd $(ANDROID_PARTS)/base && unzip -oq ../proto.apk && mv AndroidManifest.xml manifest/ && cp ../dex/classes.dex dex/ && cp -r ../aar/jni lib && zip -q -X -D -r ../base.zip .
	java -jar "$(BUNDLETOOL)" build-bundle --modules=$(ANDROID_PARTS)/base.zip --config=mobile/bundle.json --output=$(ANDROID_APK:.apk=.aab)
	jarsigner -keystore "$(ANDROID_KEY)" -storepass$(call android_password,$(KEYSTORE_PASS)) \
		$(if $(KEY_PASS),-keypass$(call android_password,$(KEY_PASS))) $(ANDROID_APK:.apk=.aab) "$(KEY_ALIAS)"
endif

# The same rules with a stand-in for the SDK, and then all that can be found out without a phone. The APK is of no
# other use: it has no sound and its tools are not Android's.
ANDROID_KIT        ?= ../shared/android-kit
ANDROID_CHECK_ABIS ?= android/arm64,android/amd64
# Which of the mutants in mobile/check/mutants are tried after the check: a number of them, "all", names, or "" for none.
ANDROID_MUTANTS    ?= 3

android-check: ## build the Android app with the stand-in kit, look it over and run it (ANDROID_KIT=folder)
	ANDROID_KIT='$(ANDROID_KIT)' ANDROID_CHECK_ABIS='$(ANDROID_CHECK_ABIS)' ANDROID_MIN=$(ANDROID_MIN) ANDROID_TARGET=$(ANDROID_TARGET) \
		MAKE='$(MAKE)' mobile/check/check.sh
	$(if $(ANDROID_MUTANTS),ANDROID_KIT='$(ANDROID_KIT)' mobile/check/mutants.sh $(ANDROID_MUTANTS))
