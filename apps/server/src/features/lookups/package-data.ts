import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packages = createRequire(import.meta.url)

/** The content of a JSON file of an installed package; the caller's schema says what it is. @param path e.g. `i18n-iso-countries/codes.json` */
export function packageJson(path: string): unknown {
  return JSON.parse(readFileSync(packages.resolve(path), 'utf8'))
}

/** A folder of an installed package. */
export function packageFolder(name: string, ...parts: readonly string[]): string {
  return join(dirname(packages.resolve(`${name}/package.json`)), ...parts)
}
