#!/bin/sh
# Sets the repository that publishes shuzi: all manifests, installers and formulas take it from there.
#
#   assets/package/repository.sh https://github.com/OWNER/NAME
set -eu
cd "$(dirname "$0")/../.."
sed -i.old "s|^repository = .*|repository = \"$1\"|; s|^homepage = .*|homepage = \"$1\"|" Cargo.toml
rm Cargo.toml.old
grep -c "= \"$1\"" Cargo.toml | grep -qx 2
