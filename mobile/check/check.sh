#!/bin/bash
# check.sh: builds the Android app by the rules of mobile/android.mk, with the stand-in kit for an SDK, and finds out
# what can be found out without a phone. Called by "make android-check", which sets the variables.
set -euo pipefail
cd "$(dirname "$(realpath "$0")")/../.."
KIT=${ANDROID_KIT:?} ABIS=${ANDROID_CHECK_ABIS:?} MIN=${ANDROID_MIN:?} TARGET=${ANDROID_TARGET:?} MAKE=${MAKE:-make}
OUT=$PWD/build/android-check
APK=$OUT/wildfifteen-KITTEST-do-not-install.apk
die() { echo "android-check: $*" >&2; exit 1; }
[ -x "$KIT/sdk.sh" ] || die "there is no stand-in kit in $KIT. Say where it is: make android-check ANDROID_KIT=folder"
command -v go >/dev/null || die 'there is no go on the path'

mkdir -p "$OUT"
mobile/check/kit.sh "$KIT" "$OUT/kit"
CACHE=$OUT/cache
"$OUT/kit/sdk.sh" "$OUT/sdk" --cache "$CACHE" --platform "$TARGET" --build-tools "$TARGET.0.0" >/dev/null
command -v zip >/dev/null && command -v unzip >/dev/null || die 'there is no zip or unzip on the path'

# A check of a mutant: the Java side alone is built anew, around the libraries of an earlier check.
if [ -n "${ANDROID_CHECK_AAR:-}" ]; then mkdir -p build/android-check/app/parts; cp -r "$ANDROID_CHECK_AAR" build/android-check/app/parts/; fi
build() { # build FOLDER: an APK from the source in FOLDER
  (cd "$1" && "$MAKE" --no-print-directory ${ANDROID_CHECK_AAR:+-o android-aar} android-apk ANDROID_OUT=build/android-check/app ANDROID_DEBUG="$OUT/debug.keystore" \
    ANDROID_APK="$1/build/android-check/$(basename "$APK")" ANDROID_ABIS="$ABIS" ANDROID_VERSION="${ANDROID_VERSION:-check}" ANDROID_CODE=1 \
    ANDROID_HOME="$OUT/sdk" ANDROID_NDK_HOME="$OUT/sdk/ndk/27.0.0") > "$OUT/make.log" 2>&1 || { tail -30 "$OUT/make.log" >&2; die 'the build failed'; }
}
echo "building for $ABIS"
build "$PWD"

# The same source in another folder, with other times, rights and clocks, makes the same APK, and nothing in that names a
# folder of the builder's.
if [ -z "${ANDROID_CHECK_ONCE:-}" ]; then
  ELSEWHERE=$(mktemp -d); trap 'rm -rf "$ELSEWHERE"' EXIT
  tar -cf - --exclude=./.git --exclude=./build --exclude=./dist . | tar -xmf - -C "$ELSEWHERE"
  (umask 077; TZ=Asia/Kathmandu build "$ELSEWHERE")
  cmp "$APK" "$ELSEWHERE/build/android-check/$(basename "$APK")" || die 'the same source makes another APK in another folder'
  mkdir -p "$OUT/x"; unzip -oq "$APK" 'lib/*' -d "$OUT/x"
  for so in "$OUT"/x/lib/*/libgojni.so; do
    if strings -a "$so" | grep -F -e "$PWD" -e "${HOME:-/root}/"; then die "$so names a folder of the builder's"; fi
  done
  rm -rf "$OUT/x"
  echo "ok: $(ls "${APK%.apk}"*.apk | wc -l) APKs; the one for all is the same from another folder: $(sha256sum "$APK" | cut -c 1-16)"
fi

# Manifest, signature, alignment; of each library segments, relocations, soname, symbols; the dex.
names=$(sed -e 's/android\/arm64/arm64-v8a/; s/android\/amd64/x86_64/; s/android\/arm\b/armeabi-v7a/; s/android\/386/x86/; s/,/ /g' <<<"$ABIS")
[ -n "${ANDROID_CHECK_AAR:-}" ] || "$OUT/kit/verify.sh" "$APK" --cache "$CACHE" --min "$MIN" --target "$TARGET" --abis "$names" --class app.wildfifteen.mobile.EbitenView \
  --class app.wildfifteen.mobile.Screen --class app.wildfifteen.GameView --class app.wildfifteen.Documents \
  --class app.wildfifteen.SharedFiles --class app.wildfifteen.Nodes --class app.wildfifteen.BackGesture
mkdir -p "$OUT/x"; unzip -oq "$APK" 'lib/*' -d "$OUT/x"
for so in "$OUT"/x/lib/*/libgojni.so; do
  readelf -dW "$so" | grep -q 'SONAME.*\[libgojni.so\]' || die "$so has no soname libgojni.so"
done
rm -rf "$OUT/x"

# What the manifest and the resources must and must not say.
aapt dump xmltree "$APK" AndroidManifest.xml > "$OUT/manifest" 2>/dev/null
unzip -v "$APK" > "$OUT/list"
for d in anydpi-v26 mdpi hdpi xhdpi xxhdpi xxxhdpi; do
  grep -q "res/mipmap-$d.*/ic_launcher" "$OUT/list" || die "there is no icon for $d"
done
# Each of the other APKs holds the library of one kind of processor, and has a version code of its own.
codes=$(for apk in "${APK%.apk}"*.apk; do aapt dump badging "$apk" 2>/dev/null | sed -n "s/^package:.* versionCode='\([0-9]*\)'.*/\1/p"; done)
[ "$(wc -l <<<"$codes")" = "$(sort -u <<<"$codes" | wc -l)" ] || die "version codes: $codes"
for abi in $names; do
  one=${APK%.apk}-$abi.apk
  [ "$names" = "$abi" ] || [ "$(unzip -l "$one" | grep -c 'lib/')" = 1 ] || die "$one does not hold one library"
done
echo 'ok: soname, icons, APKs for one kind of processor'

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

PROGRAM=${ANDROID_CHECK_PROGRAM:-} # a mutant is judged by the program that is none
[ -n "$PROGRAM" ] || { PROGRAM=$OUT/check; go build -trimpath -o "$PROGRAM" ./mobile/check; }
"$PROGRAM" -kit "$OUT/kit" -cache "$CACHE" -apk "$APK" -manifest "$OUT/manifest" -work "$OUT/run" -only "${ANDROID_CHECK_ONLY:-}"
[ -n "${ANDROID_CHECK_ONLY:-}" ] || ! grep -q arm64-v8a <<<"$names" || "$OUT/kit/smoke-arm64.sh" "$APK" --cache "$CACHE"
echo "android-check: passed. $APK is for checks alone: it has no sound, and it was not made with Android's own tools."
