import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../embedded/start-errors.ts'
import { findShortSecret, minSecretLength, type Secrets, splitSecrets } from './secret-list.ts'

/** Returns the file of the generated secrets; each line has one, the newest first. */
const getSecretFile = (dataDir: string): string => join(dataDir, 'secret')

const generateSecret = (): string => randomBytes(48).toString('base64url')

/**
 * Reads the secrets of a data folder. @returns null if there is no file
 * @throws StartError if the file is unreadable or damaged
 */
export async function readSecretFile(dataDir: string): Promise<Secrets | null> {
  const path = getSecretFile(dataDir)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new StartError(`The file ${path} can't be read. Give this user access to it.`, {
      cause: error,
    })
  })
  if (text === null) return null
  const [newest, ...older] = splitSecrets(text)
  const short = findShortSecret([newest ?? '', ...older])
  if (newest === undefined || short !== null)
    throw new StartError(
      `Line ${short ?? 1} of the file ${path} is no secret of at least ${minSecretLength} characters. Restore the file from a backup. Delete it only if everything that it protects may be lost (docs/runbooks/rotate-keys.md).`,
    )
  return [newest, ...older]
}

/**
 * Returns the secrets of the key ring, the newest first: from the settings, otherwise from the data
 * folder, where one is generated at the first start, readable by its owner only.
 */
export async function loadSecrets(
  [newest, ...older]: readonly string[],
  dataDir: string,
): Promise<Secrets> {
  if (newest !== undefined) return [newest, ...older]
  const stored = await readSecretFile(dataDir)
  if (stored) return stored
  const generated = generateSecret()
  await mkdir(dataDir, { recursive: true })
  await writeSecretFile(dataDir, [generated])
  return [generated]
}

/** Replaces the file as a whole, so that a crash leaves the old one or the new one. */
async function writeSecretFile(dataDir: string, secrets: Secrets): Promise<void> {
  const path = getSecretFile(dataDir)
  await writeFile(`${path}.new`, secrets.join('\n'), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

/** Adds a secret to a data folder, which makes new values from the next start on. */
export async function addSecret(dataDir: string): Promise<void> {
  await writeSecretFile(dataDir, [generateSecret(), ...((await readSecretFile(dataDir)) ?? [])])
}

/** Removes all secrets of a data folder but the newest. */
export async function removeOlderSecrets(dataDir: string): Promise<void> {
  const secrets = await readSecretFile(dataDir)
  if (secrets) await writeSecretFile(dataDir, [secrets[0]])
}
