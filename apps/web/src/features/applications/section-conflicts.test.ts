import { expect, test } from 'vitest'
import { findConflictingFields, pickRemoteChanges, formatFieldValue } from './section-conflicts.ts'

const kept = { job_title: 'Reader', skill_ids: [1, 2], goal: null }

test('takes over remote changes to untouched fields and keeps local changes', () => {
  const values = { job_title: 'Chief reader', skill_ids: [1, 2, 3], goal: null }
  expect(
    pickRemoteChanges(values, { kept, now: { ...kept, job_title: 'Keeper', goal: '' } }),
  ).toEqual({
    skill_ids: [1, 2, 3],
  })
  expect(pickRemoteChanges(kept, { kept, now: { ...kept, job_title: 'Keeper' } })).toEqual({})
})

test('reports fields changed both locally and remotely as conflicts', () => {
  expect(
    findConflictingFields(['job_title', 'skill_ids'], {
      kept,
      now: { ...kept, job_title: 'Keeper', skill_ids: [2, 1] },
    }),
  ).toEqual(['job_title'])
})

test('formats choices by label and empty values with the given placeholder', () => {
  const level = {
    name: 'level',
    label: 'Level',
    kind: 'multi',
    options: [
      { value: '1', label: 'Basic' },
      { value: '2', label: 'Good' },
    ],
  } as const
  expect([
    formatFieldValue(level, [2, 1], 'nothing'),
    formatFieldValue(level, [], 'nothing'),
    formatFieldValue({ name: 'born', label: 'Born', kind: 'date' }, '2004-02-03', 'nothing'),
    formatFieldValue({ name: 'phone', label: 'Phone', kind: 'tel' }, '+351 912', 'nothing'),
  ]).toEqual(['Good, Basic', 'nothing', '3 February 2004', '+351 912'])
})
