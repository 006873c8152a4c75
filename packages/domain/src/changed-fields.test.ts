import { expect, test } from 'vitest'
import { conflictingFields, localChanges, isSameValue } from './changed-fields.ts'

const seen = {
  name: 'Rigger',
  skill_ids: [1, 2],
  city: null,
  start_month: '2027-03-01',
  openings: 2,
}

test('changes to different fields do not conflict', () => {
  expect(
    conflictingFields({ ...seen, name: 'Sail maker' }, { openings: 2 }, { openings: 3 }),
  ).toEqual([])
})

test('changes to the same field conflict unless both values are the same', () => {
  expect(
    conflictingFields(
      { ...seen, name: 'Sail maker' },
      { name: 'Rigger' },
      { name: 'Boat builder' },
    ),
  ).toEqual(['name'])
  expect(
    conflictingFields({ ...seen, name: 'Sail maker' }, { name: 'Rigger' }, { name: 'Sail maker' }),
  ).toEqual([])
})

test('a field without a base value is not compared', () => {
  expect(conflictingFields({ ...seen, name: 'Sail maker' }, {}, { name: 'Boat builder' })).toEqual(
    [],
  )
})

test('ignores list order, empty text and the day of a month', () => {
  expect([
    isSameValue('skill_ids', [2, 1], [1, 2]),
    isSameValue('city', '', null),
    isSameValue('start_month', '2027-03-01', '2027-03-15'),
    isSameValue('skill_ids', [], null),
  ]).toEqual([true, true, true, false])
})

test('local changes are the fields that differ from the base values', () => {
  expect(localChanges({ name: 'Rigger', skill_ids: [2, 1], city: '', openings: 3 }, seen)).toEqual({
    openings: 3,
  })
})
