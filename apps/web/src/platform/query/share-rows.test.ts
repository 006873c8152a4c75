import { expect, it } from 'vitest'
import { shareRows } from './share-rows.ts'

const row = (id: string, name = id) => ({ id, name, tags: [id] })
const list = (...payload: readonly object[]) => ({ payload, count: payload.length })
const readPart = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => Object(part)[key], value)

it('keeps equal rows of a list after the ones above them have gone', () => {
  const previous = list(row('a'), row('b'), row('c'))
  const next = shareRows(previous, list(row('b'), row('c', 'renamed'), row('d')))
  expect(next).toEqual(list(row('b'), row('c', 'renamed'), row('d')))
  expect(readPart(next, 'payload', 0)).toBe(previous.payload[1])
})

it('returns the previous list if nothing changed', () => {
  const previous = { ...list(row('a'), row('b')), counts: { open: 2 } }
  expect(shareRows(previous, { ...list(row('a'), row('b')), counts: { open: 2 } })).toBe(previous)
})

it('returns another list if only its count or the order of its rows changed', () => {
  const previous = list(row('a'), row('b'))
  expect(shareRows(previous, { ...list(row('a'), row('b')), count: 3 })).toEqual({
    payload: [row('a'), row('b')],
    count: 3,
  })
  expect(shareRows(previous, list(row('b'), row('a')))).toEqual(list(row('b'), row('a')))
})

it('shares the equal parts of what is not a list', () => {
  const previous = { payload: { id: 'a', tags: ['x'] } }
  const next = shareRows(previous, { payload: { id: 'b', tags: ['x'] } })
  expect(readPart(next, 'payload', 'tags')).toBe(previous.payload.tags)
  expect(shareRows(undefined, previous)).toBe(previous)
})
