import { expect, test } from 'vitest'
import { mergeDraft, rebaseDraft, getEditedBaseValues, serializeBase } from './drafts.ts'

const begun = { title: 'Reader', text: 'Read gauges.', skills: [1, 2], phone: null }
const draft = (values: typeof begun | Record<string, unknown>, from: unknown = begun) => ({
  values,
  at: 0,
  from: serializeBase(from),
})

test("merges edited fields over the server's values and takes unedited fields from the server", () => {
  const held = { ...begun, title: 'Chief reader', skills: [1, 2, 3] }
  expect(mergeDraft(draft({ ...begun, text: 'Read many gauges.' }), held)).toEqual({
    ...held,
    text: 'Read many gauges.',
  })
})

test('keeps the local value of a field that both changed', () => {
  expect(
    mergeDraft(draft({ ...begun, title: 'Keeper' }), { ...begun, title: 'Chief reader' }).title,
  ).toBe('Keeper')
})

test('treats an empty string and null as the same value', () => {
  expect(
    mergeDraft(draft({ ...begun, phone: '' }), { ...begun, phone: '+44 1632 960001' }),
  ).toEqual({ ...begun, phone: '+44 1632 960001' })
})

test('uses a draft without a base as it is', () => {
  expect(mergeDraft({ values: { title: 'Keeper' }, at: 0 }, { title: 'Chief reader' })).toEqual({
    title: 'Keeper',
  })
})

test('returns the base values of exactly the fields that were edited', () => {
  expect(getEditedBaseValues(draft({ ...begun, title: 'Keeper', skills: [1] }))).toEqual({
    title: 'Reader',
    skills: [1, 2],
  })
  expect(getEditedBaseValues({ values: begun, at: 0 })).toEqual({})
})

test('rebases unedited fields, so that they follow the server again later', () => {
  const first = draft({ ...begun, text: 'Read many gauges.' })
  const held = { ...begun, title: 'Chief reader' }
  const merged = { values: mergeDraft(first, held), at: 0, from: rebaseDraft(first, held) }
  expect(getEditedBaseValues(merged)).toEqual({ text: 'Read gauges.' })
  expect(mergeDraft(merged, { ...held, title: 'Keeper' })).toEqual({
    ...held,
    title: 'Keeper',
    text: 'Read many gauges.',
  })
})

test('keeps the old base of a field that both changed, so that the next save reports the conflict', () => {
  const first = draft({ ...begun, title: 'Keeper' })
  const held = { ...begun, title: 'Chief reader' }
  expect(
    getEditedBaseValues({ values: mergeDraft(first, held), at: 0, from: rebaseDraft(first, held) }),
  ).toEqual({ title: 'Reader' })
})
