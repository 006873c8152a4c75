import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameValue, mergeThreeWay } from './three-way-merge.ts'

const base = {
  name: 'Rigger',
  skill_ids: [1, 2],
  city: null,
  start_month: '2027-03-01',
  openings: 2,
}

test('changes to different fields merge without a conflict', () => {
  expect(
    mergeThreeWay({
      base,
      mine: { ...base, openings: 3 },
      theirs: { ...base, name: 'Sail maker' },
    }),
  ).toEqual({
    values: { ...base, openings: 3, name: 'Sail maker' },
    changed: ['openings'],
    followed: ['name'],
    conflicts: [],
  })
})

test('changes to the same field conflict unless both values are the same', () => {
  const theirs = { ...base, name: 'Sail maker' }
  expect(mergeThreeWay({ base, mine: { name: 'Boat builder' }, theirs }).conflicts).toEqual([
    'name',
  ])
  expect(mergeThreeWay({ base, mine: { name: 'Sail maker' }, theirs })).toEqual({
    values: { name: 'Sail maker' },
    changed: [],
    followed: [],
    conflicts: [],
  })
})

test('a field without a base value is the editor’s and never conflicts', () => {
  expect(
    mergeThreeWay({ base: {}, mine: { name: 'Boat builder' }, theirs: { name: 'Sail maker' } }),
  ).toEqual({ values: { name: 'Boat builder' }, changed: ['name'], followed: [], conflicts: [] })
})

test('ignores list order, empty text and lists, and the day of a month', () => {
  expect([
    isSameValue('skill_ids', [2, 1], [1, 2]),
    isSameValue('city', '', null),
    isSameValue('start_month', '2027-03-01', '2027-03-15'),
    isSameValue('skill_ids', [], null),
    isSameValue('spans', [{ day: 1 }], [{ day: 2 }]),
  ]).toEqual([true, true, true, true, false])
})

test('every change of either side is in the result unless both changed the field', () => {
  const value = fc.constantFrom('', null, 'a', 'b', 1)
  const record = fc.record({ x: value, y: value, z: value })
  fc.assert(
    fc.property(record, record, record, (from, mine, theirs) => {
      const merge = mergeThreeWay({ base: from, mine, theirs })
      for (const field of ['x', 'y', 'z'] as const) {
        const isMine = !isSameValue(field, mine[field], from[field])
        const isTheirs = !isSameValue(field, theirs[field], from[field])
        if (merge.conflicts.includes(field)) expect([isMine, isTheirs]).toEqual([true, true])
        else if (isMine) expect(isSameValue(field, merge.values[field], mine[field])).toBe(true)
        else expect(isSameValue(field, merge.values[field], theirs[field])).toBe(true)
      }
    }),
  )
})
