import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { applicationSteps } from '@fledge/domain/applications/application-sections.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import type { Payload } from '../../platform/http/client.ts'
import { respondWith } from '../fake-server.tsx'
import { sampleAvailability } from './availability.ts'
import { sampleDocument } from './enrolment.ts'
import { bareReview, longReview, sampleReview } from './reviews.ts'
import { sampleLookups } from './lookups.ts'

type Review = typeof sampleReview
type Sections = Payload<'applications', 'sectionInfo'>

/** Answers that only the intern sees. */
const diversity = {
  gender_id: 1,
  racial_ethnic_group_ids: [1],
  disability_ids: [2],
  first_generation_student: 'YES',
  international_student: 'PREFER_NOT_TO_SAY',
}
const noDiversity = {
  gender_id: null,
  racial_ethnic_group_ids: null,
  disability_ids: null,
  first_generation_student: null,
  international_student: null,
}

const toApplication = (review: Review, answers: typeof diversity | typeof noDiversity) => ({
  application_id: review.application_id,
  batch: review.batch,
  created_at: review.created_at,
  decided_at: null,
  decision_reason: null,
  section_saved_at: review.section_saved_at,
  career_field_id: review.career_field_id,
  specialisation_ids: review.specialisation_ids,
  skill_ids: review.skill_ids,
  own_skills: review.own_skills,
  skill_to_improve_ids: review.skill_to_improve_ids,
  project_ids: review.project_ids,
  internship_start: review.internship_start,
  additional_answers: review.additional_answers,
  resume: review.resume,
  resume_confirmed_at: review.resume_confirmed_at,
  profile: { ...review.profile, ...answers },
  education: review.education,
  experience: review.experience,
  portfolio: review.portfolio,
  videos: review.videos,
  has_availability: review.has_availability,
})

/** An application that its intern fills in. */
export const sampleApplication: ApplicationView = {
  ...toApplication(sampleReview, diversity),
  status: 'IN_PROGRESS',
  submitted_at: null,
  may: {
    start: 'errors.ILLEGAL_TRANSITION',
    saveSection: true,
    editProfile: true,
    editIdentity: true,
    submit: true,
    resubmit: 'errors.ILLEGAL_TRANSITION',
    withdraw: true,
    carryOver: 'errors.ILLEGAL_TRANSITION',
  },
}
/** An application in which nothing is filled in. */
export const emptyApplication: ApplicationView = {
  ...sampleApplication,
  ...toApplication(bareReview, noDiversity),
  career_field_id: null,
  specialisation_ids: [],
  skill_ids: [],
  project_ids: [],
}
export const longApplication: ApplicationView = {
  ...sampleApplication,
  ...toApplication(longReview, diversity),
}

const sectionDone: Sections['sections'][number] = {
  section: 'PERSONAL_INFORMATION',
  page: 'personal-information',
  number: 1,
  is_done: true,
  saved_at: '2026-11-20T09:00:00Z',
  missing: [],
  missing_count: 0,
  optional_done: 0,
  optional: 0,
  open_comments: 0,
}
/** The steps of an application that is half filled in. */
export const sampleSections: Sections = {
  application_id: 'application',
  status: 'IN_PROGRESS',
  percent: 60,
  open_comments: 0,
  missing: [],
  sections: applicationSteps.map(({ section, page }, at) => ({
    ...sectionDone,
    section,
    page,
    number: at + 1,
    ...(section === 'DIVERSITY_INFORMATION' ? { optional_done: 2, optional: 5 } : {}),
    ...(section === 'RESUME_PROFILE'
      ? { is_done: false, missing: ['resume', 'education'], missing_count: 2 }
      : {}),
    ...(section === 'VIDEO_PROFILE' || section === 'REVIEW'
      ? { is_done: false, saved_at: null, missing: ['videoAnswers'], missing_count: 2 }
      : {}),
  })),
}

/** The questions of the video profile, of which the first is answered. */
export const videoAnswers: Payload<'applications', 'listVideoAnswers'> = videoQuestions.map(
  (question, at) => ({
    question,
    text: `profiles.video.${question}`,
    answer:
      at === 0
        ? {
            question,
            file_id: 'video',
            url: 'data:video/mp4;base64,',
            seconds: 48,
            created_at: '2026-11-20T09:00:00Z',
          }
        : null,
  }),
)

/** What the forms of the application ask for. */
export const applicationLookups = [
  ...sampleLookups,
  respondWith('lookups', 'listGenders', [
    { id: 1, name: 'Woman' },
    { id: 2, name: 'Prefer not to say' },
  ]),
  respondWith('lookups', 'listRacialEthnicGroups', [{ id: 1, name: 'Black' }]),
  respondWith('lookups', 'listDisabilities', [
    { id: 1, name: 'Hearing' },
    { id: 2, name: 'None' },
  ]),
  respondWith('lookups', 'listEducationLevels', [
    { education_level_id: 1, education_level_name: 'Bachelor', is_certificate_course: false },
  ]),
  respondWith('lookups', 'listMajorCategories', [{ id: 1, name: 'Design' }]),
  respondWith('lookups', 'listMajors', [{ id: 1, name: 'Industrial design', category: 1 }]),
  respondWith('lookups', 'searchUniversities', [
    {
      university_id: 1,
      university_name: 'University of Lagos',
      country_id: 1,
      country_code: 'NG',
      country_name: 'Nigeria',
      domains: ['unilag.edu.ng'],
    },
  ]),
  respondWith('applications', 'getFieldProjects', {
    options: [{ id: 1, name: 'Design system' }],
    chosen_ids: [1],
  }),
  respondWith('applications', 'getSkillsToImprove', {
    options: [{ id: 1, name: 'Prototyping' }],
    chosen_ids: [],
  }),
  respondWith('applications', 'getQuestions', {
    questions: [
      {
        id: 'MOTIVATION',
        type: 'text',
        text: 'Why do you want to join this programme?',
        options: [],
        required: true,
        max: 2000,
      },
    ],
    answers: {},
  }),
  respondWith('enrolment', 'listIdentityDocuments', [sampleDocument]),
  respondWith('availability', 'getAvailability', sampleAvailability),
]

const source = (line: number, text: string) => ({ page: 1, line, text })
const resumeLines = [
  'Amara Okafor',
  'amara@example.com · +234 1 234 5678',
  'Industrial design, University of Lagos, 2024',
  'Designer, Studio Eko, 2025 – 2026',
  'Drew the screens of a market app.',
  'Prototyping, Paper models',
]
/** What was read in a résumé. */
export const parsedResume: Payload<'applications', 'parseResume'> = {
  name: 'Amara Okafor.pdf',
  is_image: false,
  pages: [{ page: 1, lines: resumeLines }],
  person: {
    name: { value: 'Amara Okafor', source: source(1, 'Amara Okafor') },
    email: { value: 'amara@example.com', source: source(2, 'amara@example.com') },
    phone: { value: '+234 1 999 0000', source: source(2, '+234 1 999 0000') },
    links: [],
  },
  education: [
    {
      school: {
        value: 'School of Art',
        source: source(3, 'Industrial design, School of Art, 2024'),
        is_doubtful: true,
      },
      degree: null,
      when: { value: { from: '2024', to: null }, source: source(3, '2024') },
      text: null,
    },
  ],
  experience: [
    {
      title: { value: 'Illustrator', source: source(4, 'Illustrator'), is_doubtful: false },
      place: { value: 'Studio Eko', source: source(4, 'Studio Eko'), is_doubtful: false },
      when: { value: { from: '2025-06', to: '2026-08' }, source: source(4, '2025 – 2026') },
      text: {
        value: 'Drew the screens of a market app.',
        source: source(5, 'Drew the screens of a market app.'),
      },
      kind: 'WORK',
    },
  ],
  skills: [{ value: { id: 9, label: 'Research' }, source: source(6, 'Research, Paper models') }],
  own_skills: [],
  languages: [],
}
