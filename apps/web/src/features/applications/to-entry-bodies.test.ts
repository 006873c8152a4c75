import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import {
  educationEntry,
  type EntryView,
  experienceEntry,
  portfolioEntry,
} from '@fledge/contract/profiles/schema.ts'
import { expect, test } from 'vitest'
import { toEntryBodies } from './to-entry-bodies.ts'

const file = '0192f0c0-0000-7000-8000-000000000001'
const whole = {
  education: {
    school: 'Riverside',
    degree: 'First aid',
    education_level_id: 7,
    is_certification: true,
    certificate_file_id: file,
    from: '2024-01',
    to: '2024-02',
  },
  experience: {
    title: 'Tutor',
    place: 'A school',
    kind: 'VOLUNTEER',
    text: 'Three pupils a week',
    from: '2024',
    to: null,
  },
  portfolio: { title: 'Gauges', url: 'https://rivers.example/', text: 'A map', file_id: file },
} as const
const schemas = {
  education: educationEntry,
  experience: experienceEntry,
  portfolio: portfolioEntry,
}

test.each(['education', 'experience', 'portfolio'] as const)(
  'keeps every field of %s entries when a résumé is confirmed, including the certificate flag and files',
  (kind) => {
    expect(Object.keys(whole[kind]).toSorted()).toEqual(Object.keys(schemas[kind].shape).toSorted())
    const entry: EntryView = { entry_id: 'e', ...whole[kind] }
    // `ownEntries` reads only the entries.
    const application = {
      education: [],
      experience: [],
      portfolio: [],
      [kind]: [entry],
    } as unknown as ApplicationView
    const [sent] = toEntryBodies(application)[kind]
    expect(sent).toEqual(whole[kind])
    expect(schemas[kind].safeParse(sent).success).toBe(true)
  },
)
