import { parseCsv } from './parse-csv.ts'

/** Limits of a file that is imported. */
export const importLimits = { rows: 500, characters: 120_000 } as const

const importColumns = ['name', 'website', 'first_name', 'last_name', 'email'] as const
type ImportColumn = (typeof importColumns)[number]

/** Names that a column may have in the first line, in small letters only. */
const columnNames: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ['name', 'company', 'companyname', 'organisation', 'organization'],
  website: ['website', 'companywebsite', 'web', 'url', 'homepage', 'site'],
  first_name: ['firstname', 'givenname', 'forename'],
  last_name: ['lastname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'workemail', 'mail'],
}

/** A row as written in the file; nothing about it is checked yet. */
export type ImportRow = Readonly<Record<ImportColumn, string>> & {
  /** Its place below the first line, from 1. */
  readonly row: number
}

/** What keeps a whole file from being read. */
export type ImportProblem = 'encoding' | 'quote' | 'columns' | 'empty' | 'tooMany'

/** “Contact’s first name” → “firstname”. */
const simplifyName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^contacts?(?=.)/, '')

/** Returns the rows of a CSV file with companies, or why it cannot be read. */
export function readImportFile(
  file: string,
): { readonly rows: readonly ImportRow[] } | { readonly problem: ImportProblem } {
  // Replaces bytes that are not UTF-8.
  if (file.includes('\uFFFD')) return { problem: 'encoding' }
  const lines = parseCsv(file)
  if (!lines) return { problem: 'quote' }
  const [head = [], ...rest] = lines
  const names = head.map(simplifyName)
  const findPlace = (column: ImportColumn) =>
    names.findIndex((name) => columnNames[column].includes(name))
  if (importColumns.some((column) => column !== 'website' && findPlace(column) === -1))
    return { problem: 'columns' }
  if (rest.length === 0) return { problem: 'empty' }
  if (rest.length > importLimits.rows) return { problem: 'tooMany' }
  const rows = rest.map((cells, at) => {
    const read = (column: ImportColumn) => cells[findPlace(column)]?.trim() ?? ''
    return {
      row: at + 1,
      name: read('name'),
      website: read('website'),
      first_name: read('first_name'),
      last_name: read('last_name'),
      email: read('email'),
    }
  })
  return { rows }
}
