import { expect, test } from 'vitest'
import {
  formatClockTime,
  abbreviateName,
  validateCompanyIntroduction,
  visibleLength,
  toSlug,
  validateSlug,
  truncate,
  stripTags,
} from './free-text.ts'

test('counts an introduction after stripping tags and newlines', () => {
  expect(visibleLength('<p>ab</p>\n<p>c&amp;d</p>\r\n')).toBe(5)
  expect(validateCompanyIntroduction('<p><br></p>')).toBe('companies.introduction.required')
  expect(validateCompanyIntroduction(`<p>${'a'.repeat(99)}</p>\n\n`)).toBe(
    'companies.introduction.tooShort',
  )
  expect(validateCompanyIntroduction(`<p>${'a'.repeat(100)}</p>`)).toBeNull()
  expect(validateCompanyIntroduction(`<p>${'a'.repeat(5000)}</p>`)).toBeNull()
  expect(validateCompanyIntroduction(`<p>${'a'.repeat(5001)}</p>`)).toBe(
    'companies.introduction.tooLong',
  )
})

test('a lone "<" is text, and many of them are parsed in one pass', () => {
  expect(stripTags('a < b')).toBe('a < b')
  expect(stripTags('<'.repeat(300_000))).toHaveLength(300_000)
})

test('truncates with an ellipsis, and formats durations as mm:ss or h:mm:ss', () => {
  expect(truncate('Juniper Works', 8)).toBe('Juniper…')
  expect(truncate('Juniper', 7)).toBe('Juniper')
  expect([formatClockTime(65), formatClockTime(3_661), formatClockTime(-1)]).toEqual([
    '01:05',
    '1:01:01',
    '00:00',
  ])
})

test('converts names to slugs and rejects reserved ones', () => {
  expect(toSlug('  Müller & Söhne, GmbH ')).toBe('muller-sohne-gmbh')
  expect(abbreviateName('Ada', 'example')).toBe('Ada E.')
  expect(validateSlug('company', ['company'])).toBe('batches.slug.reserved')
  expect(validateSlug('-a', [])).toBe('batches.slug.shape')
  expect(validateSlug('spring-2027', ['company'])).toBeNull()
})
