#!/bin/sh
# Copies back the files that the restored database names and the data folder lacks. Files of people
# who were erased are in the backup for some time, but not in the database: they stay where they are.
# Runs as root; docs/runbooks/backup.md says when.
set -eu
backups=${FLEDGE_BACKUPS:-/var/backups/fledge}
files=${FLEDGE_FILES:-/var/lib/fledge/files}
names=$(mktemp)
trap 'rm -f "$names"' EXIT
runuser -u postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 \
  --dbname="${FLEDGE_DATABASE:-fledge}" --command='select key from files where complete' > "$names"
# Files that the data folder has are left as they are; code 23 means that some are in neither.
rsync --archive --ignore-existing --files-from="$names" "$backups/files/" "$files/" || [ $? -eq 23 ]
missing=0
while IFS= read -r key; do
  if [ ! -e "$files/$key" ]; then
    echo "missing: $key" >&2
    missing=1
  fi
done < "$names"
exit $missing
