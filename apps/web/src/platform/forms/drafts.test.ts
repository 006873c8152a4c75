import { expect, test } from 'vitest'
import { mergeDraft, serializeBase } from './drafts.ts'

const draftValues = { title: 'Reader', text: 'Read gauges.', skills: [1, 2], phone: null }
const draft = (values: Record<string, unknown>, base: unknown = draftValues) => ({
  values,
  at: 0,
  from: serializeBase(base),
})

test('takes edited fields from the draft and all others from the saved values', () => {
  const saved = { ...draftValues, title: 'Chief reader', skills: [1, 2, 3] }
  expect(mergeDraft(draft({ ...draftValues, text: 'Read many gauges.' }), saved)).toEqual({
    values: { ...saved, text: 'Read many gauges.' },
    base: { text: 'Read gauges.' },
  })
})

test('keeps the input and the old base of a field that both changed, so that saving finds the conflict', () => {
  const merge = mergeDraft(draft({ ...draftValues, title: 'Keeper' }), {
    ...draftValues,
    title: 'Chief reader',
  })
  expect(merge.values['title']).toBe('Keeper')
  expect(merge.base).toEqual({ title: 'Reader' })
})

test('treats an empty text and null as the same value', () => {
  expect(
    mergeDraft(draft({ ...draftValues, phone: '' }), { ...draftValues, phone: '+44 1632 960001' })
      .values,
  ).toEqual({ ...draftValues, phone: '+44 1632 960001' })
})

test('uses a draft without a base as it is, and keeps fields that are never saved', () => {
  expect(
    mergeDraft(
      { values: { title: 'Keeper', file_name: 'a.pdf' }, at: 0 },
      { title: 'Chief reader' },
    ),
  ).toEqual({ values: { title: 'Keeper', file_name: 'a.pdf' }, base: {} })
})
