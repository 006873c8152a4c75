#!/bin/sh
# Copies a segment of PostgreSQL's log to the archive, whole or not at all, and overwrites none:
#   archive_command = '/usr/local/bin/fledge-archive-log %p %f'
# Compressed: every 30 seconds a segment of 16 MB is archived, most of which is empty.
set -eu
wal=${FLEDGE_BACKUPS:-/var/backups/fledge}/wal
stored=$wal/$2.gz
# PostgreSQL repeats a segment if it stopped before it knew that it is stored.
if [ -e "$stored" ]; then
  if gzip -dc "$stored" | cmp -s - "$1"; then exit 0; fi
  echo "$stored exists and is another segment" >&2
  exit 1
fi
gzip -c "$1" > "$wal/.$2.gz"
sync "$wal/.$2.gz"
mv "$wal/.$2.gz" "$stored"
sync "$wal"
