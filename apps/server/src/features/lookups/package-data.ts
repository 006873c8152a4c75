import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packages = createRequire(import.meta.url)

/**
 * Reads a JSON file of an installed package, to be validated by the caller's schema.
 * @param path e.g. `i18n-iso-countries/codes.json`
 */
export function readPackageJson(path: string): unknown {
  return JSON.parse(readFileSync(packages.resolve(path), 'utf8'))
}

/** Returns the path of a folder of an installed package. */
export function getPackageFolder(name: string, ...parts: readonly string[]): string {
  return join(dirname(packages.resolve(`${name}/package.json`)), ...parts)
}
