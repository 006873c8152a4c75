import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a double click begins once; when it has ended, the same may begin again', () => {
  const once = oneAtATime()
  expect(once.begin({ body: { id: 1 } })).toBe(true)
  expect(once.begin({ body: { id: 1 } })).toBe(false)
  once.end({ body: { id: 1 } })
  expect(once.begin({ body: { id: 1 } })).toBe(true)
})

test('on, off and on again are three wishes', () => {
  const once = oneAtATime()
  expect([once.begin({ on: true }), once.begin({ on: false }), once.begin({ on: true })]).toEqual([
    true,
    true,
    true,
  ])
})

test('two files with other content are two uploads', () => {
  const once = oneAtATime()
  expect(once.begin({ file: new File(['a'], 'a.pdf') })).toBe(true)
  expect(once.begin({ file: new File(['ab'], 'a.pdf') })).toBe(true)
})
