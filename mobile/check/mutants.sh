#!/bin/bash
# mutants.sh N | all | NAME...: applies patches of mobile/check/mutants, each in a copy of the source, and demands that
# the check fails there, in the step that the patch names. N picks so many at random; SEED=n picks the same ones again.
# It uses what an earlier, complete check has left in build/android-check.
set -euo pipefail
cd "$(dirname "$(realpath "$0")")/../.."
ROOT=$PWD OUT=$PWD/build/android-check HERE=mobile/check/mutants
die() { echo "mutants: $*" >&2; exit 1; }
[ $# -gt 0 ] || { echo 'usage: mutants.sh N | all | NAME...' >&2; exit 2; }
KIT=$(realpath "${ANDROID_KIT:?}")
[ -x "$OUT/check" ] && [ -d "$OUT/run/after-idle" ] && [ -d "$OUT/app/parts/aar" ] || die 'there is no complete check to start from: make android-check ANDROID_MUTANTS='

all=$(cd "$HERE" && ls ./*.patch | sed 's/^..//; s/\.patch$//')
case $1 in
all) picked=$all;;
*[!0-9]*) picked=$*;;
*) SEED=${SEED:-$RANDOM}
  echo "mutants: $1 of $(wc -w <<<"$all"), SEED=$SEED"
  picked=$(for m in $all; do printf '%s %s\n' "$(sha256sum <<<"$SEED $m" | cut -c 1-16)" "$m"; done | sort | head -n "$1" | cut -d' ' -f2);;
esac

TARGET=$(sed -n 's/^ANDROID_TARGET *= *//p' mobile/android.mk)
APK=$OUT/wildfifteen-KITTEST-do-not-install.apk JAR=$OUT/sdk/platforms/android-$TARGET/android.jar
# What a check of the whole builds on: the library that runs here, and the Java around it.
AAR=$(mktemp -d); cp -r "$OUT/app/parts/aar" "$AAR/"
find "$AAR/aar/jni" -mindepth 1 -maxdepth 1 ! -name x86_64 -exec rm -rf {} +
dir=; trap 'rm -rf "$AAR" ${dir:+"$dir"}' EXIT

# java_check STEP: a step with the app's Java as it is in $dir, as class files, which spares a package for each mutant.
java_check() {
  mkdir "$dir/classes"
  javac -nowarn -Xlint:-options --release 8 -encoding UTF-8 -classpath "$JAR:$AAR/aar/classes.jar" -d "$dir/classes" \
    "$dir"/mobile/android/java/app/wildfifteen/*.java "$OUT/app/parts/gen/app/wildfifteen/R.java" || { echo 'android-check: the build failed'; return 1; }
  "$OUT/check" -kit "$OUT/kit" -cache "$OUT/cache" -apk "$APK" -classes "$dir/classes:$AAR/aar/classes.jar" \
    -work "$dir/build/android-check/run" -only "$1"
}

# manifest_check STEP: a step that looks at the manifest and the resources in $dir.
manifest_check() {
  local aapt2
  aapt2=$(ls "$OUT"/sdk/build-tools/*/aapt2)
  cd "$dir"
  if ! { "$aapt2" compile --dir mobile/android/res -o res.zip && mobile/manifest.sh mobile/android/AndroidManifest.xml '' > own.xml &&
    "$aapt2" link -I "$JAR" --manifest own.xml --target-sdk-version "$TARGET" --version-code 1 --version-name check -o manifest.apk res.zip; }; then
    echo 'android-check: the build failed'; return 1
  fi
  aapt dump xmltree manifest.apk AndroidManifest.xml > dumped 2>/dev/null
  "$OUT/check" -kit "$OUT/kit" -apk manifest.apk -manifest dumped -work "$dir/build/android-check/run" -only "$1"
}

# whole_check STEP PATCH: the check, or the part of it that the step needs, of the source in $dir.
whole_check() {
  local only=$1 once=1 aar=$AAR/aar
  grep '^+++ ' "$2" | grep -qv 'mobile/android/' && aar=
  [ "$1" != package ] || { only=manifest once=; }
  cd "$dir" && make --no-print-directory android-check ANDROID_KIT="$KIT" ANDROID_CHECK_ABIS=android/amd64 ANDROID_MUTANTS= \
    ANDROID_CHECK_ONLY="$only" ANDROID_CHECK_ONCE="$once" ANDROID_CHECK_AAR="$aar" ANDROID_CHECK_PROGRAM="$OUT/check"
}

caught=0 lives=
for m in $picked; do
  patch=$ROOT/$HERE/$m.patch
  [ -f "$patch" ] || die "there is no mutant $m"
  step=$(sed -n 's/^step: //p' "$patch") what=$(sed -n '1p' "$patch")
  dir=$(mktemp -d)
  tar -cf - --exclude=./.git --exclude=./build --exclude=./dist . | tar -xf - -C "$dir"
  patch -s -p1 -d "$dir" --no-backup-if-mismatch < "$patch" || die "$m: the patch does not fit"
  mkdir -p "$dir/build/android-check/run"
  ln -s "$OUT/cache" "$dir/build/android-check/cache"
  cp "$OUT/debug.keystore" "$dir/build/android-check/"
  cp -r "$OUT"/run/after-* "$dir/build/android-check/run/"
  log=$OUT/mutant-$m.log
  checked=whole_check
  grep '^+++ ' "$patch" | grep -qv 'mobile/android/java/' || checked=java_check
  [ "$step" != manifest ] || checked=manifest_check
  if ($checked "$step" "$patch") > "$log" 2>&1; then
    echo "LIVES   $m ($step): $what"; lives="$lives $m"
  elif grep -q 'android-check: the build failed' "$log"; then
    tail -20 "$log" >&2; die "$m does not build, which proves nothing"
  else
    echo "caught  $m ($step): $(grep -aE '^(android-check|verify.sh): ' "$log" | tail -1 | sed "s,^[^:]*: ,,; s,$dir,,g" | cut -c 1-115)"; caught=$((caught + 1))
  fi
  rm -rf "$dir"
done
echo "mutants: $caught caught,$(wc -w <<<"$lives") not$lives"
[ -z "$lives" ]
