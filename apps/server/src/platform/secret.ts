import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the key for signatures: from the environment, otherwise generated once and stored in the
 * data folder, readable by its owner only.
 */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const path = join(dataDir, 'secret')
  const stored = await readFile(path, 'utf8').catch(() => null)
  if (stored) return stored
  const generated = randomBytes(48).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, generated, { mode: 0o600 })
  return generated
}
