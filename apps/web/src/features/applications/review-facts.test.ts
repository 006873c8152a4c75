import { applicationFormFields } from '@fledge/domain/applications/application-form.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import {
  applicationSections,
  listSectionFields,
} from '@fledge/domain/applications/application-sections.ts'
import { lookupLists } from '@fledge/domain/lookups/types.ts'
import type { FormField } from '@fledge/domain/profiles/form-field.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { expect, it } from 'vitest'
import { registerAllTexts } from '../../platform/i18n/testing/register-all-texts.ts'
import { listFieldFacts, listReviewFacts, type ReviewSource } from './review-facts.ts'
import { createSectionFields } from './field-lists.ts'

// The lists below translate their labels when they are created.
await registerAllTexts()

const options = [{ value: '7', label: 'Seven' }]
const times = {
  created_at: '2026-10-01T09:00:00Z',
  submitted_at: null,
  decided_at: null,
  decision_reason: null,
}
/** Returns a value of the format; undefined if it needs one of its own below. */
function toSample({ name, format }: FormField): unknown {
  switch (format.kind) {
    case 'line':
    case 'text':
    case 'area':
      return `The ${name}`
    case 'yesNo':
      return 'YES'
    case 'choice':
      return 7
    case 'choices':
      return [7]
    default:
      return undefined
  }
}
// So that a new field needs no change here.
const samples = Object.fromEntries(
  applicationFormFields
    .map((field) => [field.name, toSample(field)] as const)
    .filter(([, value]) => value !== undefined),
)
const allOptions = {
  ...Object.fromEntries(lookupLists.map((list) => [list, options])),
  zone: [{ value: 'Africa/Lagos', label: 'Lagos' }],
}
const application: ApplicationView = {
  application_id: 'a',
  status: 'IN_PROGRESS',
  ...times,
  section_saved_at: {},
  career_field_id: 7,
  specialisation_ids: [7],
  own_skills: [],
  skill_ids: [7],
  skill_to_improve_ids: [7],
  project_ids: [7],
  internship_start: '2027-03-01',
  additional_answers: { EQUIPMENT: 'A laptop' },
  batch: {
    batch_id: 'b',
    code: 'SPRING',
    slug: 'spring',
    name: 'Spring',
    university: null,
    email_domain: null,
    description: null,
    services: [],
    capacity: 1,
    seats_taken: 0,
    seats_left: 1,
    fee: { amount: 0, currency: 'EUR' },
    registration_opens_at: '',
    registration_closes_at: '',
    enrolment_closes_at: '',
    programme_start: null,
    programme_end: null,
    is_published: true,
    closed_page: null,
    partner: null,
  } as unknown as ApplicationView['batch'], // Nothing of it is read here.
  resume: { file_id: 'f', url: '', name: 'resume.pdf', size: 1 },
  resume_confirmed_at: null,
  profile: {
    ...samples,
    intern_id: 'i',
    email: 'a@b.example',
    first_name: 'Ada',
    last_name: 'Obi',
    phone: '+44 1632 960001',
    is_phone_verified: false,
    intern_dob: '2004-02-03',
    country_id: 7,
    time_zone: 'Africa/Lagos',
    picture_url: null,
    english_proficiency: 2,
    low_english: { 1: 'In writing', 2: 'Yoruba', 3: 'By radio', 4: 'A glossary' },
    start_month: '03/2027',
    duration_weeks: 10,
    hours_a_week: 30,
    university_id: null,
    university_name: null,
    major: null,
    education_level_id: null,
    graduation_month: null,
    first_generation_student: 'YES',
    international_student: 'NO',
    job_title: 'Hydrologist',
    internship_goal: 'To read rivers',
    introduction: 'I read rivers.',
    is_public: false,
  } as unknown as ApplicationView['profile'], // With all that the eight steps ask.
  education: [
    {
      entry_id: 'e',
      school: 'Coast university',
      degree: 'Hydrology',
      education_level_id: 7,
      is_certification: true,
      file_name: 'scan.pdf',
      from: '2023-09',
      to: null,
    },
  ],
  experience: [
    {
      entry_id: 'x',
      title: 'Reader',
      place: 'A board',
      kind: 'WORK',
      from: '2025-06',
      to: '2025-09',
      text: 'Gauges',
    },
  ],
  portfolio: [{ entry_id: 'p', title: 'Map', url: 'https://maps.example', file_name: 'map.png' }],
  videos: videoQuestions.map((question) => ({
    question,
    file_id: 'v',
    url: '',
    seconds: 60,
    created_at: '',
  })),
  has_availability: true,
  may: {
    start: true,
    saveSection: true,
    editProfile: true,
    editIdentity: true,
    submit: true,
    resubmit: true,
    withdraw: true,
    carryOver: 'errors.ILLEGAL_TRANSITION',
  },
}
const source: ReviewSource = {
  application,
  fields: applicationSections.flatMap((section) => createSectionFields(section, allOptions)),
  questions: [
    {
      id: 'EQUIPMENT',
      text: 'equipment',
      options: [],
    } as unknown as ReviewSource['questions'][number],
  ], // What a question is besides is not read here.
  levels: [{ education_level_id: 7, education_level_name: 'Bachelor' }],
  documents: [
    {
      document_id: 'd',
      kind: 'PASSPORT',
      file_id: 'f',
      url: '',
      name: 'passport.pdf',
      created_at: '',
    },
  ],
  availability: {
    time_zone: 'Africa/Lagos',
    weekly: [{ weekday: 1, from: '09:00', to: '12:00' }],
    exceptions: [{ day: '2026-12-24', hours: [] }],
    saved_at: null,
  },
}

it.each(
  applicationSections.flatMap((section) =>
    listSectionFields(section).map((field) => [section, field] as const),
  ),
)('%s: shows %s in the review', (section, field) => {
  const facts = listFieldFacts(field, source)
  expect(facts.length).toBeGreaterThan(0)
  expect(facts.map(({ value }) => value)).not.toContain('Not answered')
  expect(listReviewFacts(source)[section]).toEqual(expect.arrayContaining([...facts]))
})

it('shows every field of the forms in the review', () => {
  const all = Object.values(listReviewFacts(source)).flat()
  for (const { label } of source.fields)
    expect(
      all.map(({ name }) => name),
      label,
    ).toContain(label)
  const text = JSON.stringify(all)
  for (const words of [
    'A glossary',
    'passport.pdf',
    '1 March 2027',
    'Monday, 09:00 – 12:00',
    'scan.pdf',
    'Bachelor',
    'https://maps.example',
    'map.png',
    'Gauges',
    'A laptop',
    'resume.pdf',
    'To read rivers',
    'Hydrologist',
  ])
    expect(text).toContain(words)
})

it('omits the four additional questions unless the level of English is low', () => {
  const fluent = {
    ...source,
    application: {
      ...application,
      profile: { ...application.profile, english_proficiency: 4, low_english: {} },
    },
  }
  expect(listFieldFacts('lowEnglish', fluent)).toEqual([])
})
