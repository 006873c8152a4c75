import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { expect, test } from 'vitest'
import { definePartEndpoint, type PartEndpoints, sendChangedFields } from './send-changed-fields.ts'

const { savePersonalInfo, saveName, saveEnglish } = sectionEndpoints
const profile = {
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '+44 7700 900123',
  english_proficiency: 4,
}

/** Returns the requests that are sent. */
async function listRequests(valid: Record<string, unknown>, ...changed: readonly string[]) {
  const sent: (readonly [call: string, body: unknown])[] = []
  const recordCall = (call: string) => async (body: unknown) => sent.push([call, body])
  const calls: PartEndpoints = {
    asOne: definePartEndpoint(savePersonalInfo.body, recordCall('all')),
    single: [
      definePartEndpoint(saveName.body, recordCall('name')),
      definePartEndpoint(saveEnglish.body, recordCall('english')),
    ],
  }
  await sendChangedFields(calls, {
    values: valid,
    changes: Object.fromEntries(changed.map((name) => [name, valid[name]])),
    base: {
      values: { first_name: 'Ada', last_name: 'Uba', phone: null, english_proficiency: 2 },
    },
  })
  return sent
}

test('sends only changed fields, with their base values, so that remote changes are not reverted', async () => {
  expect(await listRequests(profile)).toEqual([])
  expect(await listRequests(profile, 'english_proficiency')).toEqual([
    ['english', { english_proficiency: 4, base: { values: { english_proficiency: 2 } } }],
  ])
  expect(await listRequests(profile, 'phone', 'english_proficiency')).toEqual([
    [
      'all',
      {
        phone: '+44 7700 900123',
        english_proficiency: 4,
        base: { values: { phone: null, english_proficiency: 2 } },
      },
    ],
  ])
})

test('sends both parts of a name together, or the valid part with the other fields while the other part is invalid', async () => {
  expect(await listRequests(profile, 'last_name')).toEqual([
    [
      'name',
      {
        first_name: 'Ada',
        last_name: 'Obi',
        base: { values: { first_name: 'Ada', last_name: 'Uba' } },
      },
    ],
  ])
  expect(await listRequests({ last_name: 'Obi' }, 'last_name')).toEqual([
    ['all', { last_name: 'Obi', base: { values: { last_name: 'Uba' } } }],
  ])
})
