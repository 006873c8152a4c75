import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import { expect, test } from 'vitest'
import { partCall, type PartCalls, sendChanged } from './send-changed.ts'

const { savePersonalInfo, saveName, saveEnglish } = profileSections
const profile = {
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '+44 7700 900123',
  english_proficiency: 4,
}

/** What goes out. */
async function sentOf(valid: Record<string, unknown>, ...changed: readonly string[]) {
  const sent: (readonly [call: string, body: unknown])[] = []
  const kept = (call: string) => async (body: unknown) => sent.push([call, body])
  const calls: PartCalls = {
    asOne: partCall(savePersonalInfo.body, kept('all')),
    single: [partCall(saveName.body, kept('name')), partCall(saveEnglish.body, kept('english'))],
  }
  await sendChanged(calls, valid, changed, {
    first_name: 'Ada',
    last_name: 'Uba',
    phone: null,
    english_proficiency: 2,
  })
  return sent
}

test('what somebody else may have changed meanwhile is not sent back: only what is new goes out, with what was seen before', async () => {
  expect(await sentOf(profile)).toEqual([])
  expect(await sentOf(profile, 'english_proficiency')).toEqual([
    ['english', { english_proficiency: 4, seen: { english_proficiency: 2 } }],
  ])
  expect(await sentOf(profile, 'phone', 'english_proficiency')).toEqual([
    [
      'all',
      {
        phone: '+44 7700 900123',
        english_proficiency: 4,
        seen: { phone: null, english_proficiency: 2 },
      },
    ],
  ])
})

test('a name goes as a whole; half of one, while the other half is wrong, with the others', async () => {
  expect(await sentOf(profile, 'last_name')).toEqual([
    [
      'name',
      { first_name: 'Ada', last_name: 'Obi', seen: { first_name: 'Ada', last_name: 'Uba' } },
    ],
  ])
  expect(await sentOf({ last_name: 'Obi' }, 'last_name')).toEqual([
    ['all', { last_name: 'Obi', seen: { last_name: 'Uba' } }],
  ])
})
