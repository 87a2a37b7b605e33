#!/bin/sh
# Fills in the files for package managers: version, repository and checksums of a release.
#
#   assets/package/fill.sh VERSION REPOSITORY SUMS FOLDER
#
# SUMS is the release's sha256.sum; what is filled in goes to FOLDER. A checksum that is not in SUMS
# ends it.
set -eu
version=${1:?version} repository=${2:?repository} sums=${3:?checksums} folder=${4:?folder}
here=$(dirname "$0")
for file in aur/PKGBUILD winget/shuzi.yaml winget/shuzi.installer.yaml \
  winget/shuzi.locale.en-US.yaml scoop.json; do
  mkdir -p "$folder/$(dirname "$file")"
  awk -v version="$version" -v repository="$repository" '
    NR == FNR { name = $2; sub(/^\*?(\.\/)?/, "", name); sum[name] = $1; next }
    {
      gsub(/@VERSION@/, version)
      gsub(/@REPOSITORY@/, repository)
      while (match($0, /@SHA256:[^@]*@/)) {
        name = substr($0, RSTART + 8, RLENGTH - 9)
        if (!(name in sum)) { print "no checksum of " name > "/dev/stderr"; exit 1 }
        $0 = substr($0, 1, RSTART - 1) sum[name] substr($0, RSTART + RLENGTH)
      }
      print
    }' "$sums" "$here/$file" >"$folder/$file"
done
