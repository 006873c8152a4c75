import { expect, test } from 'vitest'
import { mergeDraft, rebaseDraft, seenByDraft, startOf } from './drafts.ts'

const begun = { title: 'Reader', text: 'Read gauges.', skills: [1, 2], phone: null }
const draft = (values: typeof begun | Record<string, unknown>, from: unknown = begun) => ({
  values,
  at: 0,
  from: startOf(from),
})

test('what was written is laid over what the server holds; what was left alone follows the server', () => {
  const held = { ...begun, title: 'Chief reader', skills: [1, 2, 3] }
  expect(mergeDraft(draft({ ...begun, text: 'Read many gauges.' }), held)).toEqual({
    ...held,
    text: 'Read many gauges.',
  })
})

test('of a field that both changed the words on this device stay, so that nothing typed is lost', () => {
  expect(
    mergeDraft(draft({ ...begun, title: 'Keeper' }), { ...begun, title: 'Chief reader' }).title,
  ).toBe('Keeper')
})

test('an empty field is empty however it is written down', () => {
  expect(
    mergeDraft(draft({ ...begun, phone: '' }), { ...begun, phone: '+44 1632 960001' }),
  ).toEqual({ ...begun, phone: '+44 1632 960001' })
})

test('a draft that does not know what it was begun upon is taken as it is', () => {
  expect(mergeDraft({ values: { title: 'Keeper' }, at: 0 }, { title: 'Chief reader' })).toEqual({
    title: 'Keeper',
  })
})

test('what was written on this device says what stood there when it was: the server compares that, and nothing else', () => {
  expect(seenByDraft(draft({ ...begun, title: 'Keeper', skills: [1] }))).toEqual({
    title: 'Reader',
    skills: [1, 2],
  })
  expect(seenByDraft({ values: begun, at: 0 })).toEqual({})
})

test('what followed the server once follows it again: the merged draft is begun upon what it followed', () => {
  const first = draft({ ...begun, text: 'Read many gauges.' })
  const held = { ...begun, title: 'Chief reader' }
  const merged = { values: mergeDraft(first, held), at: 0, from: rebaseDraft(first, held) }
  expect(seenByDraft(merged)).toEqual({ text: 'Read gauges.' })
  expect(mergeDraft(merged, { ...held, title: 'Keeper' })).toEqual({
    ...held,
    title: 'Keeper',
    text: 'Read many gauges.',
  })
})

test('of a field that both changed the draft stays begun upon the words it was written over: the next save is asked about it', () => {
  const first = draft({ ...begun, title: 'Keeper' })
  const held = { ...begun, title: 'Chief reader' }
  expect(
    seenByDraft({ values: mergeDraft(first, held), at: 0, from: rebaseDraft(first, held) }),
  ).toEqual({ title: 'Reader' })
})
