#!/usr/bin/env bash
# Builds the pages for a phone alone: a folder of files for any host that serves https.
#
#   assets/phone/alone/build.sh [FOLDER]      default: target/page
#
# Needs the target wasm32-unknown-unknown.
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=${1:-target/page}
machine=wasm32-unknown-unknown
RUSTFLAGS="-C target-feature=+simd128" cargo build --quiet --locked --profile page -p shuzi-alone --target "$machine"
rm -rf "$folder"
mkdir -p "$folder"
cp assets/phone/page.{css,js} assets/phone/alone/{index.html,start.js,worker.js,app.webmanifest} "$folder/"
cp assets/package/shuzi.svg "$folder/icon.svg"
cp assets/phone/alone/icon.png "$folder/icon.png"
cp "target/$machine/page/shuzi_alone.wasm" "$folder/shuzi.wasm"
words="screen.ftl facts.ftl pages.ftl phone.ftl rules.ftl sheet.ftl"
languages=en
for own in crates/shuzi-words/languages/*/; do
  code=$(basename "$own")
  test "$code" = en && continue
  mkdir -p "$folder/words/$code"
  for name in $words; do cp "$own$name" "$folder/words/$code/"; done
  languages+=" $code"
done
version=$(cat "$folder"/*.* "$folder"/words/*/* | cksum | tr ' ' -)
sed -i "s/@VERSION@/$version/; s/@LANGUAGES@/$languages/; s/@WORDS@/$words/" "$folder/worker.js"
