#!/usr/bin/env bash
#SBATCH --job-name=matchbox
#SBATCH --cpus-per-task=4
#SBATCH --requeue
# A study as a Slurm array, from the folder of the project:
#
#     sbatch --array=1-16 schedulers/slurm_array.sh node-counts --preset published
#
# To run only some shards again, e.g. 3 and 7: SHARDS=16 sbatch --array=3,7 ... When all have ended:
# bash schedulers/merge.sh node-counts --preset published
set -euo pipefail
cd "${SLURM_SUBMIT_DIR:-.}"
exec bash schedulers/shard.sh "$@"
