import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the migrations of a folder: name → text. */
export function readMigrations(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return new Map(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]),
  )
}

/**
 * Identifies the migrations that docs/schema.md was generated from, so that a stale document is
 * found without a database.
 */
export function hashMigrations(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
