// Checks that a field has one spelling in the database, on the wire and in the domain: SQL that
// calls a column otherwise, and objects of the server that pass a field on under another name.
// field-names/differences.ts lists what differs on purpose.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listQueryFiles } from '../apps/server/src/db/query-generator/query-files.ts'
import { nameGroups } from './field-names/differences.ts'
import type { NameGroup } from './field-names/name-group.ts'
import type { NameDifference } from './field-names/names.ts'
import { listSourceDifferences } from './field-names/source-names.ts'
import { listSqlDifferences } from './field-names/sql-names.ts'

const listPath = 'tools/field-names/differences.ts'

const toPattern = (name: string) => new RegExp(`^${name.replaceAll('*', String.raw`\w+`)}$`)

interface NamePair {
  readonly text: string
  readonly matches: (difference: NameDifference) => boolean
}

function parsePair(text: string): NamePair {
  const [first, second] = text.split(' ~ ').map(toPattern)
  return {
    text,
    matches: ({ from, to }) =>
      first !== undefined &&
      second !== undefined &&
      ((first.test(from) && second.test(to)) || (first.test(to) && second.test(from))),
  }
}

/**
 * Compares the differences that exist with those that are listed.
 * @returns a sentence for each that is only in one of them
 */
export function checkFieldNames(
  differences: readonly NameDifference[],
  groups: readonly NameGroup[] = nameGroups,
): readonly string[] {
  const pairs = groups.flatMap((group) => group.pairs.map(parsePair))
  const unlisted = differences.filter(
    (difference) => !pairs.some((pair) => pair.matches(difference)),
  )
  const unused = pairs.filter((pair) => !differences.some((difference) => pair.matches(difference)))
  return [
    ...unlisted.map(
      ({ path, line, from, to }) =>
        `${path}:${line}  ${from} is called ${to}: spell it alike, or list “${from} ~ ${to}” with its reason`,
    ),
    ...unused.map(({ text }) => `${listPath}  “${text}” is listed, but nothing differs so`),
  ]
}

/** Lists all differences of a checkout. */
export const listNameDifferences = (root: string): readonly NameDifference[] => [
  ...listQueryFiles(root)
    .filter((path) => !path.includes('/demo-data/'))
    .flatMap((path) => listSqlDifferences({ path, sql: readFileSync(join(root, path), 'utf8') })),
  ...listSourceDifferences(root),
]

function main(): void {
  const differences = listNameDifferences(join(import.meta.dirname, '..'))
  const findings = checkFieldNames(differences)
  for (const finding of findings) process.stdout.write(`${finding}\n`)
  process.stdout.write(
    `${differences.length} places with another name, ${findings.length} findings\n`,
  )
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
