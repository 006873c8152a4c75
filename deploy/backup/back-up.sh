#!/bin/sh
# Makes a base backup, each night, and deletes what no moment of the last days needs; with --files, only
# copies new files, each minute. Runs as root, who reads the files of Fledge and of PostgreSQL;
# docs/runbooks/backup.md says how.
set -eu
backups=${FLEDGE_BACKUPS:-/var/backups/fledge}
files=${FLEDGE_FILES:-/var/lib/fledge/files}
days=${FLEDGE_BACKUP_DAYS:-30}

# Nothing is overwritten, and what is deleted here stays there for as long as backups.
copy_files() { if [ -d "$files" ]; then rsync --archive --ignore-existing "$files/" "$backups/files/"; fi; }
# One copy at a time: the next one has what a longer one leaves out.
exec 9> "$backups/.files.lock"
if [ "${1:-}" = --files ]; then
  if flock --nonblock 9; then copy_files; fi
  exit 0
fi
flock 9
copy_files
exec 9>&-

PATH=$PATH:$(pg_config --bindir 2>/dev/null || true)
name=$(date -u +%Y%m%dT%H%M%SZ)
as_postgres() { runuser -u postgres -- "$@"; }
as_postgres pg_basebackup --pgdata="$backups/base/.$name" --checkpoint=fast --wal-method=stream
as_postgres pg_verifybackup --quiet "$backups/base/.$name"
mv "$backups/base/.$name" "$backups/base/$name"

# The newest base backup that is older than the days, and all after it, are kept.
oldest=$(find "$backups/base" -mindepth 1 -maxdepth 1 -name '2*' -mtime "+$days" | sort | tail -n 1)
for base in "$backups"/base/2*; do
  if [ -n "$oldest" ] && [ "$base" \< "$oldest" ]; then rm -r "$base"; fi
done
first=$(ls "$backups/base" | head -n 1)
# The segment at which the oldest base backup begins; the log before it restores nothing.
segment=$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$backups/base/$first/backup_label")
pg_archivecleanup -x .gz "$backups/wal" "$segment"

# The date of a copy is the last night on which its file was still there.
cd "$backups/files"
find . -type f | while IFS= read -r file; do
  if [ -e "$files/$file" ]; then touch -c "$file"; fi
done
find . -type f -mtime "+$days" -delete
echo "Backed up to $backups/base/$name. The oldest base backup is $first."
