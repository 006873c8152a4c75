import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')
/** The parts of the page, one per document of the user. */
const [company = '', intern = ''] = page.split(/^(?=# )/m)

interface Row {
  readonly statement: string
  readonly lives: string
  readonly shown: string
}
const parseRows = (part: string): readonly Row[] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s?(statement |---)/.test(line))
    .map((line) => {
      const [, statement = '', lives = '', shown = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
      return { statement, lives, shown }
    })
const listSections = (part: string) =>
  [...part.matchAll(/^## (\d)\. .+$/gm)].map(([, number]) => Number(number))
const listPaths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const readText = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

/** Returns the problems of a row: missing files, and tests that are not in their file. */
function listFaults({ statement, lives, shown }: Row): string[] {
  const found: string[] = []
  if (listPaths(lives).length === 0) found.push('no place')
  for (const path of listPaths(lives))
    if (!existsSync(join(root, path))) found.push(`${path} is not there`)
  const shows = [...shown.matchAll(/`([^`]+)` "([^"]+)"/g)]
  if (shows.length === 0) found.push('no test')
  for (const [, path = '', sentence = ''] of shows) {
    if (!readText(path)) found.push(`${path} is not there`)
    else if (!/\.(test|e2e)\.tsx?$/.test(path)) found.push(`${path} is no test`)
    else if (!readText(path).replaceAll("\\'", "'").includes(sentence))
      found.push(`${path} has no test "${sentence}"`)
  }
  return found.map((fault) => `${statement}: ${fault}`)
}

test.each([
  ['first', company, 150],
  ['second', intern, 150],
])('every statement of the %s document names existing code and tests', (_document, part, least) => {
  expect(listSections(part)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(parseRows(part).length).toBeGreaterThan(least)
  expect(parseRows(part).flatMap(listFaults)).toEqual([])
})

test('reports a row without code or with a missing test', () => {
  expect(listFaults({ statement: 'a', lives: '', shown: '' })).toEqual([
    'a: no place',
    'a: no test',
  ])
  expect(
    listFaults({
      statement: 'b',
      lives: '`no/such.ts`',
      shown: '`tools/check-architecture.test.ts` "nobody says this"',
    }),
  ).toEqual([
    'b: no/such.ts is not there',
    'b: tools/check-architecture.test.ts has no test "nobody says this"',
  ])
})
