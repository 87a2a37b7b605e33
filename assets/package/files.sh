#!/bin/sh
# What a package holds beside the program, made by the program itself: manual pages, completions.
set -eu
program=${1:-target/release/shuzi}
folder=${2:-target/package-files}
rm -rf "$folder"
mkdir -p "$folder/completions"
"$program" man --output "$folder/man"
gzip --best --no-name "$folder"/man/*.1
for shell in bash zsh fish; do
  "$program" completions "$shell" >"$folder/completions/$shell"
done
gzip --best --no-name --stdout CHANGELOG.md >"$folder/changelog.gz"
