import { readFileSync } from 'node:fs'
import { StartError } from './embedded/start-errors.ts'

type Source = Readonly<Record<string, string | undefined>>

function readSettingFile(fileSetting: string, path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    // Only the code: the message of the error repeats the path, which may be a pasted secret.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new StartError(
      `The file named in ${fileSetting} can't be read (${code}). Correct its path or its permissions.`,
      { cause: error },
    )
  }
  // Editors and `echo` end a file with a newline, which belongs to no secret.
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw new StartError(`The file named in ${fileSetting} is empty.`)
  return value
}

/**
 * Adds the settings that are given as files, as containers receive their secrets: `NAME_FILE` is
 * the path of a file that contains the value of `NAME`.
 * @throws StartError if a setting is given twice, or its file is unreadable or empty
 */
export function readSettingFiles(source: Source, names: readonly string[]): Source {
  const settings: Record<string, string | undefined> = { ...source }
  for (const name of names) {
    const fileSetting = `${name}_FILE`
    const path = source[fileSetting]
    if (path === undefined) continue
    if (source[name] !== undefined)
      throw new StartError(`${name} and ${fileSetting} are both set. Remove one of them.`)
    settings[name] = readSettingFile(fileSetting, path)
    delete settings[fileSetting]
  }
  return settings
}
