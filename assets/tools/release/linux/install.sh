#!/bin/sh
# Installs Wild Fifteen for one user, or with PREFIX=/usr/local (as root) for all; "install.sh remove" takes it away again.
# The games of a player lie elsewhere and stay.
set -eu
prefix=${PREFIX:-$HOME/.local}
case $prefix in /*) ;; *) echo "PREFIX must begin with a slash: $prefix" >&2; exit 2 ;; esac
cd "$(dirname "$0")"
files=$(find bin share -type f)
case ${1:-install} in
install)
	printf '%s\n' "$files" | while IFS= read -r f; do
		mkdir -p "$prefix/$(dirname "$f")"
		rm -f "$prefix/$f"
		cp "$f" "$prefix/$f"
	done
	chmod 755 "$prefix/bin/wildfifteen"
	# Desktops may not look for programs in the folders of a user.
	entry=$prefix/share/applications/app.wildfifteen.WildFifteen.desktop
	awk -v p="$prefix/bin/wildfifteen" '/^Exec=/ { print "Exec=\"" p "\" %u"; next } { print }' "$entry" >"$entry.new"
	mv "$entry.new" "$entry"
	echo "Installed: $prefix/bin/wildfifteen"
	;;
remove)
	printf '%s\n' "$files" | while IFS= read -r f; do rm -f "$prefix/$f"; done
	echo "Removed from $prefix"
	;;
*)
	echo "usage: [PREFIX=folder] install.sh [install|remove]" >&2
	exit 2
	;;
esac
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || true; fi
if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true; fi
