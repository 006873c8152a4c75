import { readFileSync } from 'node:fs'
import { StartError } from './embedded/start-errors.ts'

/**
 * Returns the settings with those that are given as files, e.g. secrets that a container mounts:
 * `APP_SECRET_FILE` names a file with the value of `APP_SECRET`.
 * @param names the settings that there are
 * @throws StartError if a file cannot be read or is empty, or if a setting is given twice
 */
export function readFileSettings(
  names: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const settings: Record<string, string | undefined> = { ...source }
  for (const name of names) {
    const path = source[`${name}_FILE`]
    if (!path) continue
    if (source[name]) throw new StartError(`Set ${name} or ${name}_FILE, not both.`)
    const value = readSettingFile(`${name}_FILE`, path)
    if (value === '') throw new StartError(`${name}_FILE: ${path} is empty.`)
    settings[name] = value
  }
  return settings
}

function readSettingFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new StartError(`${name}: ${path} cannot be read.`)
  }
}
