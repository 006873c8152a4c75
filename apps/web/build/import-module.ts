import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Imports a module of ours as it is on disk now. Node loads TypeScript itself; Vite's runner, which
 * transforms every module first, takes several times as long for the contract.
 */
export async function importModule<T>(file: string): Promise<T> {
  const { href } = pathToFileURL(file)
  // The caller names what the file exports.
  return (await import(`${href}?changed=${statSync(file).mtimeMs}`)) as T
}
