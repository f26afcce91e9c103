#!/usr/bin/env bash
# Merges the shards of a study that lie in out/shards/, runs what is missing, and writes the results.
#
#     merge.sh STUDY [OPTIONS of study run]
#
# The options are those of the shards. Shards of other machines are copied into out/shards/ first.
set -euo pipefail
merges=()
for store in out/shards/*/*.sqlite; do
  if [ -e "$store" ]; then merges+=(--merge "$store"); fi
done
if [ "$#" -lt 1 ] || [ "${#merges[@]}" -eq 0 ]; then
  echo "merge.sh: expected a study, e.g. merge.sh node-counts, and its shards in out/shards/" >&2
  exit 2
fi
exec ${DENO:-npx --yes deno@2.9.6} task study run "$@" "${merges[@]}"
