#!/bin/bash
# check.sh: builds the Android app by the rules of mobile/android.mk, with the stand-in kit for an SDK, and finds out
# what can be found out without a phone. Called by "make android-check", which sets the variables.
set -euo pipefail
cd "$(dirname "$(realpath "$0")")/../.."
KIT=${ANDROID_KIT:?} ABIS=${ANDROID_CHECK_ABIS:?} MAKE=${MAKE:-make}
OUT=$PWD/build/android-check
APK=$OUT/wildfifteen-KITTEST-do-not-install.apk
die() { echo "android-check: $*" >&2; exit 1; }
[ -x "$KIT/sdk.sh" ] || die "there is no stand-in kit in $KIT. Say where it is: make android-check ANDROID_KIT=folder"
command -v go >/dev/null || die 'there is no go on the path'

mkdir -p "$OUT"
mobile/check/kit.sh "$KIT" "$OUT/kit"
CACHE=$OUT/cache
"$OUT/kit/sdk.sh" "$OUT/sdk" --cache "$CACHE" >/dev/null
command -v zip >/dev/null && command -v unzip >/dev/null || die 'there is no zip or unzip on the path'

echo "building for $ABIS"
"$MAKE" --no-print-directory android-apk ANDROID_OUT=build/android-check/app ANDROID_APK="$APK" ANDROID_ABIS="$ABIS" \
  ANDROID_HOME="$OUT/sdk" ANDROID_NDK_HOME="$OUT/sdk/ndk/27.0.0" > "$OUT/make.log" 2>&1 || { tail -30 "$OUT/make.log" >&2; die 'the build failed'; }

# Manifest, signature, alignment; of each library segments, relocations, soname, symbols; the dex.
names=$(sed -e 's/android\/arm64/arm64-v8a/; s/android\/amd64/x86_64/; s/android\/arm\b/armeabi-v7a/; s/android\/386/x86/; s/,/ /g' <<<"$ABIS")
"$OUT/kit/verify.sh" "$APK" --cache "$CACHE" --min 23 --target 35 --abis "$names" --class app.wildfifteen.mobile.EbitenView \
  --class app.wildfifteen.mobile.Screen --class app.wildfifteen.GameView --class app.wildfifteen.Documents

# What the manifest must and must not say.
aapt dump badging "$APK" > "$OUT/badging" 2>/dev/null
aapt dump xmltree "$APK" AndroidManifest.xml > "$OUT/manifest" 2>/dev/null
asked=$(sed -n "s/^uses-permission: name='\([^']*\)'.*/\1/p" "$OUT/badging" | sort | tr '\n' ' ')
[ "$asked" = 'android.permission.VIBRATE ' ] || die "the permissions are: $asked, not VIBRATE alone"
grep -q 'wildfifteen' <(grep -A1 'E: data' "$OUT/manifest") || die 'the manifest takes no wildfifteen: links'
grep -q 'android:debuggable' "$OUT/manifest" && die 'the app is debuggable'
unzip -v "$APK" > "$OUT/list"
for d in anydpi-v26 mdpi hdpi xhdpi xxhdpi xxxhdpi; do
  grep -q "res/mipmap-$d.*/ic_launcher" "$OUT/list" || die "there is no icon for $d"
done
echo "ok: permissions: $asked; links, icons"

# How large an APK for arm64 alone is, and what of.
size=0; part() { size=$((size + $2)); echo "   $1: $2 bytes compressed"; }
if grep -q arm64-v8a <<<"$names"; then
  echo 'an APK for arm64-v8a alone would hold:'
  part 'Go library' "$(awk '$NF == "lib/arm64-v8a/libgojni.so" { print $3 }' "$OUT/list")"
  part 'Java' "$(awk '$NF == "classes.dex" { print $3 }' "$OUT/list")"
  part 'resources, manifest, signature' "$(awk '$NF !~ /^lib\// && $NF != "classes.dex" && $3 ~ /^[0-9]+$/ && $2 ~ /^(Stored|Defl)/ { n += $3 } END { print n + 0 }' "$OUT/list")"
  [ "$size" -le 9000000 ] || die "that is $size bytes, more than 9 MB"
  echo "ok: $size bytes, at most 9 MB are allowed"
fi

go run ./mobile/check -kit "$OUT/kit" -cache "$CACHE" -apk "$APK" -work "$OUT/run"
"$OUT/kit/smoke-arm64.sh" "$APK" --cache "$CACHE"
echo "android-check: passed. $APK is for checks alone: it has no sound, and it was not made with Android's own tools."
