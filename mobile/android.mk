# The Android app, with the SDK's own tools. "make android" needs ANDROID_HOME and ANDROID_NDK_HOME; whatever stands
# there has to be a real SDK and NDK for an APK that anyone is to install.

ANDROID_DIR      = mobile/android
ANDROID_OUT     ?= build/android
ANDROID_APK     ?= build/wildfifteen-$(ANDROID_VERSION).apk
ANDROID_MIN      = 23
ANDROID_TARGET   = 35
# What ebitenmobile calls the four ABIs: arm64-v8a, armeabi-v7a, x86_64, x86.
ANDROID_ABIS    ?= android/arm64,android/arm,android/amd64,android/386
ANDROID_VERSION ?= $(VERSION)
# Grows with every version handed out: the number of commits.
ANDROID_CODE    ?= $(shell git rev-list --count HEAD 2>/dev/null || echo 1)
# A release is signed with a key of your own: KEYSTORE=file KEY_ALIAS=name KEYSTORE_PASS=env:NAME or file:PATH.
KEYSTORE        ?=
KEY_ALIAS       ?= androiddebugkey
KEYSTORE_PASS   ?= pass:android
# bundletool's jar; with it "make android" makes an AAB as well.
BUNDLETOOL      ?=

ANDROID_TOOLS = $(lastword $(sort $(wildcard $(ANDROID_HOME)/build-tools/*)))
ANDROID_JAR   = $(lastword $(sort $(wildcard $(ANDROID_HOME)/platforms/android-$(ANDROID_TARGET)*/android.jar)))
ANDROID_KEY   = $(or $(KEYSTORE),$(ANDROID_OUT)/debug.keystore)
ANDROID_PARTS = $(ANDROID_OUT)/parts
ANDROID_JAVA  = $(wildcard $(ANDROID_DIR)/java/app/wildfifteen/*.java)
# 16 KB pages: the linker's default for 64 bits is 4 KB in older NDKs.
ANDROID_LDFLAGS = -s -w -X wildfifteen/mobile.version=$(ANDROID_VERSION) -extldflags=-Wl,-z,max-page-size=16384

.PHONY: android android-tools android-aar android-apk android-aab android-check icons

android: android-apk android-aab ## build the Android app (ANDROID_HOME, ANDROID_NDK_HOME; README: Android)

icons: ## draw the Android app's icons and colours anew
	go run ./mobile/icons -out $(ANDROID_DIR)/res

android-tools:
	@say() { printf '%s\n' "The Android app cannot be built: $$1" \
		'It needs, besides Go: a JDK (11 or newer), zip and unzip, and from https://developer.android.com/studio#command-line-tools' \
		'the command line tools, which install the rest: sdkmanager "platforms;android-$(ANDROID_TARGET)" "build-tools;35.0.0" "ndk;27.2.12479018"' \
		'Then set ANDROID_HOME to the folder of the SDK and ANDROID_NDK_HOME to its ndk/VERSION.' >&2; exit 1; }; \
	[ -n "$$ANDROID_HOME" ] || say 'ANDROID_HOME is not set.'; \
	[ -n "$$ANDROID_NDK_HOME" ] || say 'ANDROID_NDK_HOME is not set.'; \
	[ -d "$$ANDROID_NDK_HOME/toolchains/llvm/prebuilt" ] || say "there is no NDK in $$ANDROID_NDK_HOME."; \
	[ -n "$(ANDROID_JAR)" ] || say "there is no platform $(ANDROID_TARGET) in $$ANDROID_HOME/platforms."; \
	for t in aapt2 d8 zipalign apksigner; do [ -x "$(ANDROID_TOOLS)/$$t" ] || say "there is no $$t in $$ANDROID_HOME/build-tools."; done; \
	for t in go javac keytool zip unzip; do command -v $$t >/dev/null || say "there is no $$t on the path."; done

# The Go side as a library for each ABI, and the Java that calls it.
android-aar: android-tools
	mkdir -p $(ANDROID_OUT)
	rm -rf $(ANDROID_PARTS)/aar
	go tool ebitenmobile bind -target $(ANDROID_ABIS) -androidapi $(ANDROID_MIN) -javapkg app.wildfifteen -trimpath \
		-ldflags '$(ANDROID_LDFLAGS)' -o $(abspath $(ANDROID_OUT))/mobile.aar ./mobile
	mkdir -p $(ANDROID_PARTS)/aar
	cd $(ANDROID_PARTS)/aar && unzip -oq $(abspath $(ANDROID_OUT))/mobile.aar

# Everything but the signature.
$(ANDROID_OUT)/unsigned.apk: android-aar
	rm -rf $(ANDROID_PARTS)/gen $(ANDROID_PARTS)/classes $(ANDROID_PARTS)/dex
	mkdir -p $(ANDROID_PARTS)/gen $(ANDROID_PARTS)/classes $(ANDROID_PARTS)/dex
	"$(ANDROID_TOOLS)/aapt2" compile --dir $(ANDROID_DIR)/res -o $(ANDROID_PARTS)/res.zip
	"$(ANDROID_TOOLS)/aapt2" link -I "$(ANDROID_JAR)" --manifest $(ANDROID_DIR)/AndroidManifest.xml \
		--min-sdk-version $(ANDROID_MIN) --target-sdk-version $(ANDROID_TARGET) \
		--version-code $(ANDROID_CODE) --version-name '$(ANDROID_VERSION)' \
		--java $(ANDROID_PARTS)/gen -o $@ $(ANDROID_PARTS)/res.zip
	javac -nowarn -Xlint:-options -source 8 -target 8 -bootclasspath "$(ANDROID_JAR)" -classpath $(ANDROID_PARTS)/aar/classes.jar \
		-d $(ANDROID_PARTS)/classes $(ANDROID_JAVA) $(ANDROID_PARTS)/gen/app/wildfifteen/R.java
	"$(ANDROID_TOOLS)/d8" --release --min-api $(ANDROID_MIN) --lib "$(ANDROID_JAR)" --output $(ANDROID_PARTS)/dex \
		$(ANDROID_PARTS)/aar/classes.jar $$(find $(ANDROID_PARTS)/classes -name '*.class')
	cp -r $(ANDROID_PARTS)/aar/jni $(ANDROID_PARTS)/dex/lib
	cd $(ANDROID_PARTS)/dex && zip -q -X -9 $(abspath $@) classes.dex && zip -q -X -D -9 -r $(abspath $@) lib

android-apk: $(ANDROID_OUT)/unsigned.apk $(ANDROID_KEY)
	"$(ANDROID_TOOLS)/zipalign" -f -P 16 4 $(ANDROID_OUT)/unsigned.apk $(ANDROID_OUT)/aligned.apk
	"$(ANDROID_TOOLS)/apksigner" sign --ks "$(ANDROID_KEY)" --ks-key-alias "$(KEY_ALIAS)" --ks-pass '$(KEYSTORE_PASS)' \
		--out $(ANDROID_APK) $(ANDROID_OUT)/aligned.apk
	rm -f $(ANDROID_OUT)/aligned.apk $(ANDROID_APK).idsig
	@ls -l $(ANDROID_APK)

# A key for trying things out, made anew in every build folder: an APK signed with it cannot be updated by another's.
$(ANDROID_OUT)/debug.keystore:
	mkdir -p $(ANDROID_OUT)
	keytool -genkeypair -keystore $@ -storepass android -keypass android -alias androiddebugkey -keyalg RSA -keysize 2048 \
		-validity 10000 -dname 'CN=Wild Fifteen debug'

# What the store takes: the same parts, laid out by bundletool.
android-aab: android-apk
ifeq ($(BUNDLETOOL),)
	@echo 'No AAB: give BUNDLETOOL=bundletool.jar for one.'
else
	rm -rf $(ANDROID_PARTS)/base $(ANDROID_PARTS)/base.zip $(ANDROID_APK:.apk=.aab)
	mkdir -p $(ANDROID_PARTS)/base/manifest $(ANDROID_PARTS)/base/dex
	"$(ANDROID_TOOLS)/aapt2" link --proto-format -I "$(ANDROID_JAR)" --manifest $(ANDROID_DIR)/AndroidManifest.xml \
		--min-sdk-version $(ANDROID_MIN) --target-sdk-version $(ANDROID_TARGET) \
		--version-code $(ANDROID_CODE) --version-name '$(ANDROID_VERSION)' -o $(ANDROID_PARTS)/proto.apk $(ANDROID_PARTS)/res.zip
	cd $(ANDROID_PARTS)/base && unzip -oq ../proto.apk && mv AndroidManifest.xml manifest/ && cp ../dex/classes.dex dex/ && cp -r ../dex/lib . && zip -q -X -D -r ../base.zip .
	java -jar "$(BUNDLETOOL)" build-bundle --modules=$(ANDROID_PARTS)/base.zip --output=$(ANDROID_APK:.apk=.aab)
	jarsigner -keystore "$(ANDROID_KEY)" -storepass$(patsubst pass:%, %,$(patsubst env:%,:env %,$(patsubst file:%,:file %,$(KEYSTORE_PASS)))) \
		$(ANDROID_APK:.apk=.aab) "$(KEY_ALIAS)"
endif

# The same rules with a stand-in for the SDK, and then all that can be found out without a phone. The APK is of no
# other use: it has no sound and its tools are not Android's.
ANDROID_KIT        ?= ../shared/android-kit
ANDROID_CHECK_ABIS ?= android/arm64,android/amd64

android-check: ## build the Android app with the stand-in kit, look it over and run it (ANDROID_KIT=folder)
	ANDROID_KIT='$(ANDROID_KIT)' ANDROID_CHECK_ABIS='$(ANDROID_CHECK_ABIS)' MAKE='$(MAKE)' mobile/check/check.sh
