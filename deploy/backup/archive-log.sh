#!/bin/sh
# Copies a segment of PostgreSQL's log to the archive, whole or not at all, and overwrites none:
#   archive_command = '/usr/local/bin/fledge-archive-log %p %f'
set -eu
wal=${FLEDGE_BACKUPS:-/var/backups/fledge}/wal
# PostgreSQL repeats a segment if it stopped before it knew that it is stored.
if cmp -s "$1" "$wal/$2"; then exit 0; fi
if [ -e "$wal/$2" ]; then
  echo "$wal/$2 exists and is another segment" >&2
  exit 1
fi
cp "$1" "$wal/.$2"
sync "$wal/.$2"
mv "$wal/.$2" "$wal/$2"
sync "$wal"
