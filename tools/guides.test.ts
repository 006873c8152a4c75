import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const maxGuideLines = 80
const listPages = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
const readPage = (path: string) => readFileSync(join(root, path), 'utf8')

const guides = listPages('docs/guides')
const decisions = listPages('docs/decisions').filter((path) => !path.endsWith('README.md'))

/** Returns the files that a page names in backquotes, from the root of the repository. */
const listNamedFiles = (page: string) =>
  [...page.matchAll(/`((?:apps|packages|tools|docs|e2e|bench)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
/** Returns the files that a page links to, relative to the page. */
const listLinks = (page: string) =>
  [...page.matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))

function listMissingFiles(path: string): readonly string[] {
  const page = readPage(path)
  const files = [
    ...listNamedFiles(page),
    ...listLinks(page).map((link) => join(dirname(path), link)),
  ]
  return files.filter((file) => !existsSync(join(root, file))).map((file) => `${path}: ${file}`)
}

test('guides name and link only existing files', () => {
  expect(guides.flatMap((path) => listNamedFiles(readPage(path))).length).toBeGreaterThan(50)
  expect(guides.flatMap(listMissingFiles)).toEqual([])
})

test('each guide fits on a page and is in the index', () => {
  const index = readPage('docs/guides/README.md')
  const lengths = guides.map((path) => [path, readPage(path).trimEnd().split('\n').length] as const)
  expect(lengths.filter(([, lines]) => lines > maxGuideLines)).toEqual([])
  const unlisted = guides.filter((path) => !index.includes(`](${path.split('/').at(-1)})`))
  expect(unlisted).toEqual(['docs/guides/README.md'])
})

test('the index of decisions has the date and status of each', () => {
  const index = readPage('docs/decisions/README.md').replaceAll(/ +/g, ' ')
  const rows = decisions.map((path) => {
    const page = readPage(path)
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(page) ?? []
    const [, date = '', status = ''] =
      /^\*\*Date\*\* (\S+) · \*\*Status\*\* (.+)$/m.exec(page) ?? []
    return `| [${number}](${path.split('/').at(-1)}) | ${title} | ${date} | ${status} |`
  })
  expect(rows.filter((row) => !index.includes(row))).toEqual([])
})
