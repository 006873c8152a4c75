import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'
import { sampleBatch } from './batches.ts'

type Review = Payload<'reviews', 'getReview'>
type Entry = Review['education'][number]

const notNow = 'errors.ILLEGAL_TRANSITION'
const school: Entry = {
  entry_id: 'school',
  school: 'University of Lagos',
  degree: 'Industrial design',
  from: '2024-09',
  to: null,
}
const job: Entry = {
  entry_id: 'job',
  title: 'Designer',
  place: 'Studio Eko',
  kind: 'WORK',
  text: 'Drew the screens of a market app.',
  from: '2025-06',
  to: '2026-08',
}
const work: Entry = {
  entry_id: 'work',
  title: 'Market app',
  url: 'https://example.com/market',
  file_id: null,
}

export const sampleComment: Review['comments'][number] = {
  comment_id: 'comment',
  section: 'RESUME_PROFILE',
  body: 'Add the dates of your second job.',
  created_at: '2026-11-23T09:00:00Z',
  sent_at: '2026-11-23T10:00:00Z',
  addressed_at: null,
  note: null,
  author: 'Iris Weber',
}

export const sampleDuplicate: Review['duplicates'][number] = {
  user_id: 'other-user',
  name: 'Amara J. Okafor',
  signs: ['PHONE'],
  application: { application_id: 'other', status: 'REJECTED', batch_name: 'Autumn 2026' },
}

/** An application that awaits the programme team, as its reviewer reads it. */
export const sampleReview: Review = {
  application_id: 'application',
  status: 'SUBMITTED',
  batch: sampleBatch,
  created_at: '2026-11-10T09:00:00Z',
  submitted_at: '2026-11-24T09:00:00Z',
  decided_at: null,
  decision_reason: null,
  pending: null,
  section_saved_at: {},
  career_field_id: 1,
  specialisation_ids: [1],
  skill_ids: [1, 2],
  own_skills: ['Paper models'],
  skill_to_improve_ids: [],
  project_ids: [1],
  internship_start: '2027-03-08',
  additional_answers: {
    MOTIVATION: 'To learn how a design team works.',
    REMOTE_BEFORE: 'SOME',
    EQUIPMENT: 'READY',
  },
  resume: { file_id: 'resume', url: '/resume.pdf', name: 'Amara Okafor.pdf', size: 240_000 },
  resume_confirmed_at: '2026-11-20T09:00:00Z',
  profile: {
    intern_id: 'intern',
    email: 'amara@example.com',
    first_name: 'Amara',
    last_name: 'Okafor',
    phone: '+234 1 234 5678',
    is_phone_verified: true,
    intern_dob: '2004-02-03',
    country_id: 1,
    time_zone: 'Africa/Lagos',
    citizenship_country_id: 1,
    picture_url: null,
    english_proficiency: 4,
    low_english: {},
    heard_from: 'A friend',
    goals: 'A place in a design team',
    career_field_ids: [1],
    start_month: '03/2027',
    duration_weeks: 12,
    hours_a_week: 32,
    introduction: 'I design tools for people who work with their hands.',
    job_title: 'Product designer',
    internship_goal: null,
    university_id: null,
    university_name: 'University of Lagos',
    major: 'Industrial design',
    education_level_id: 1,
    graduation_month: '09/2027',
    is_public: false,
    is_hidden: false,
  },
  education: [school],
  experience: [job],
  portfolio: [work],
  videos: [
    {
      question: 'INTRODUCE_YOURSELF',
      file_id: 'video',
      url: '/video.mp4',
      seconds: 48,
      created_at: '2026-11-20T09:00:00Z',
    },
  ],
  has_availability: true,
  intern_user_id: 'intern-user',
  is_diversity_answered: true,
  identity_documents: 1,
  reviewer: null,
  review_started_at: null,
  missing: [],
  percent: 100,
  comments: [],
  country_code: 'NG',
  labels: {
    career_field_id: ['Design'],
    country_id: ['Nigeria'],
    citizenship_country_id: ['Nigeria'],
    specialisation_ids: ['Product design'],
    skill_ids: ['Prototyping', 'Figma', 'Paper models'],
    project_ids: ['Design system'],
    education_level_id: ['Bachelor'],
  },
  changed: null,
  checks: [
    { check: 'age', is_fine: true, values: { age: 23 } },
    { check: 'dates', is_fine: true, values: { weeks: 12 } },
    { check: 'experience', is_fine: true, values: { count: 0 } },
    { check: 'videos', is_fine: true, values: { count: 0, seconds: 15 } },
    { check: 'phone', is_fine: true, values: {} },
  ],
  duplicates: [],
  similar: [],
  history: [
    { move: 'open', by: 'Amara Okafor', at: '2026-11-10T09:00:00Z', reason: null },
    { move: 'submit', by: 'Amara Okafor', at: '2026-11-24T09:00:00Z', reason: null },
  ],
  may: {
    takeReview: true,
    comment: notNow,
    requestChanges: notNow,
    approve: notNow,
    reject: notNow,
    withdraw: true,
  },
}

/** The same application while the signed-in operator reviews it. */
export const takenReview: Review = {
  ...sampleReview,
  status: 'IN_REVIEW',
  reviewer: { user_id: 'operator-user', name: 'Iris Weber' },
  review_started_at: '2026-11-25T08:00:00Z',
  may: {
    takeReview: notNow,
    comment: true,
    requestChanges: 'applications.refused.empty',
    approve: true,
    reject: true,
    withdraw: true,
  },
}

/** An application in which everything that may be left out is left out. */
export const bareReview: Review = {
  ...sampleReview,
  submitted_at: null,
  status: 'IN_PROGRESS',
  own_skills: [],
  internship_start: null,
  additional_answers: {},
  resume: null,
  profile: {
    ...sampleReview.profile,
    phone: null,
    is_phone_verified: false,
    english_proficiency: null,
    heard_from: null,
    goals: null,
    start_month: null,
    duration_weeks: null,
    hours_a_week: null,
    introduction: null,
    job_title: null,
    university_name: null,
    major: null,
    graduation_month: null,
  },
  education: [],
  experience: [],
  portfolio: [],
  videos: [],
  has_availability: false,
  is_diversity_answered: false,
  identity_documents: 0,
  missing: [
    { section: 'PERSONAL_INFORMATION', page: 'personal-information', field: 'phone' },
    { section: 'RESUME_PROFILE', page: 'resume-profile', field: 'resume' },
    { section: 'VIDEO_PROFILE', page: 'video-profile', field: 'videoAnswers' },
  ],
  percent: 40,
  labels: {},
  checks: [
    { check: 'age', is_fine: false, values: { age: 17 } },
    { check: 'dates', is_fine: false, values: { weeks: 40 } },
    { check: 'experience', is_fine: false, values: { count: 2 } },
    { check: 'videos', is_fine: false, values: { count: 1, seconds: 15 } },
    { check: 'phone', is_fine: false, values: {} },
  ],
  may: { ...sampleReview.may, takeReview: notNow },
}

export const longReview: Review = {
  ...takenReview,
  profile: {
    ...sampleReview.profile,
    first_name: longWord,
    email: `${longWord}@example.com`,
    english_proficiency: 2,
    low_english: { 1: longText, 2: longWord },
    goals: longText,
    introduction: `${longText} ${longWord}`,
    job_title: longWord,
    university_name: longText,
    major: longWord,
  },
  additional_answers: { MOTIVATION: longWord, ACCOMMODATION: longText },
  resume: { file_id: 'resume', url: '/resume.pdf', name: `${longWord}.pdf`, size: 9_000_000 },
  education: [{ ...school, school: longText, degree: longWord }],
  experience: [{ ...job, title: longWord, place: longText, text: longWord, from: null }],
  portfolio: [{ ...work, title: longWord, url: `https://example.com/${longWord}`, text: longText }],
  labels: { ...sampleReview.labels, skill_ids: [longWord, longText], career_field_id: [longText] },
  similar: [
    { application_id: 'other', name: longWord, status: 'CHANGES_REQUESTED', shared: 3, of: 9 },
  ],
}
