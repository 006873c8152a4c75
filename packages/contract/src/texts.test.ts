import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (folder: URL, isIncluded: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isIncluded)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')

const texts = read(
  new URL('./', import.meta.url),
  (name) => name.endsWith('texts.ts') || name.endsWith('errors.ts'),
)
const domain = read(
  new URL('../../domain/src/', import.meta.url),
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

const features =
  'errors|agreements|noShows|credits|refused|applications|batches|calendars|candidatures|companies|files|internships|interviews|links|members|offers|plans|registration|shortlist|accounts|weeklyFeedback'
const keys = [
  ...new Set(
    [...domain.matchAll(new RegExp(`'((?:${features})\\.[A-Za-z_.]+)'`, 'g'))].map(
      (match) => match[1] ?? '',
    ),
  ),
]

test('every message key in the domain has a text', () => {
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !texts.includes(`'${key}':`))).toEqual([])
})

test('every key is defined once', () => {
  const keys = [...texts.matchAll(/^ {2}'([A-Za-z_.]+)':/gm)].map((match) => match[1])
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
