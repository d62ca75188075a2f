#!/bin/sh
# manifest.sh FILE PAGE: prints the app's manifest. If PAGE, the address of the published page, is not empty, the app
# opens the page's links as well: the system asks that address whether they are the app's.
set -eu
case $2 in
'') cat "$1"; exit;;
https://?*) ;;
*) echo "the page's address must begin with https://, not be: $2" >&2; exit 1;;
esac
rest=${2#https://} host=${rest%%/*} path=/
case $rest in */*) path=/${rest#*/};; esac
case $host$path in *[!A-Za-z0-9./_~-]*) echo "the page's address has other characters than letters, digits and ./_~-: $2" >&2; exit 1;; esac
filter='            <intent-filter android:autoVerify="true">\
                <action android:name="android.intent.action.VIEW" />\
                <category android:name="android.intent.category.DEFAULT" />\
                <category android:name="android.intent.category.BROWSABLE" />\
                <data android:scheme="https" android:host="'$host'" android:pathPrefix="'$path'" />\
            </intent-filter>'
sed "/<\\/activity>/i\\
$filter" "$1"
