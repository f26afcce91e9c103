#!/usr/bin/env bash
# Runs one shard of a study, on one machine of a cluster. A shard that was stopped goes on where it was.
#
#     shard.sh STUDY [OPTIONS of study run]
#
# The number of the shard comes from the scheduler: SLURM_ARRAY_TASK_ID (from 1), or JOB_COMPLETION_INDEX of
# Kubernetes (from 0). The number of shards is SHARDS, or the last index of the Slurm array.
set -euo pipefail
if [ "$#" -lt 1 ]; then
  echo "shard.sh: expected a study, e.g. shard.sh node-counts --preset published" >&2
  exit 2
fi
if [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then
  index=$SLURM_ARRAY_TASK_ID
elif [ -n "${JOB_COMPLETION_INDEX:-}" ]; then
  index=$((JOB_COMPLETION_INDEX + 1))
else
  echo "shard.sh: expected SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX in the environment" >&2
  exit 2
fi
shards=${SHARDS:-${SLURM_ARRAY_TASK_MAX:-}}
if [ -z "$shards" ]; then
  echo "shard.sh: expected the number of shards in SHARDS" >&2
  exit 2
fi
# Without --jobs a program takes all cores of the machine, also those that others were given.
jobs=()
if [ -n "${SLURM_CPUS_PER_TASK:-}" ]; then jobs=(--jobs "$SLURM_CPUS_PER_TASK"); fi
exec ${DENO:-npx --yes deno@2.9.6} task study run "$@" \
  --shard "$index/$shards" --store "out/shards/$index" "${jobs[@]}"
