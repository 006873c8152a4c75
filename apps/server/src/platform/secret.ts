import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the key for signatures: from the environment, otherwise generated once and stored in the
 * data folder, readable by its owner only.
 */
export async function loadSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given
  const path = join(dataDir, 'secret')
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return kept
  const made = randomBytes(48).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return made
}
