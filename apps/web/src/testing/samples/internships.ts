import type { Payload } from '../../platform/http/client.ts'
import { companyBrief, internBrief } from './briefs.ts'

type Progress = NonNullable<Payload<'internships', 'internProgress'>>
type Week = Progress['list'][number]

const internship = {
  internship_id: 'internship',
  offer_id: 'offer',
  candidature_id: 'candidature',
  role: 'Product design intern',
  status: 'ONGOING',
  is_active: 'true',
  is_completed: 'false',
  starts_on: '2026-11-02',
  ends_on: '2026-12-11',
  hours_a_week: 32,
  weeks: 6,
  weeks_done: 2,
  current_week: 4,
} as const

const feedbackWeek = (
  number: number,
  label: Week['own_label'],
  change: Partial<Week> = {},
): Week => ({
  weekly_feedback_id: `week-${number}`,
  number,
  starts_on: `2026-11-${String(7 * number - 5).padStart(2, '0')}`,
  ends_on: `2026-11-${String(7 * number - 1).padStart(2, '0')}`,
  unlocks_at: `2026-11-${String(7 * number - 1).padStart(2, '0')}T12:00:00Z`,
  visible_at: '2026-12-20T12:00:00Z',
  own_label: label,
  other_label: label,
  own_answered: 0,
  own_questions: 6,
  is_current: number === 4,
  own_hours: null,
  own_rating: null,
  other_hours: null,
  other_rating: null,
  is_visible: false,
  ...change,
})
const done = { own_hours: 31, own_rating: 4, other_hours: 32, other_rating: 5, is_visible: true }

/** An internship in its fourth of six weeks. */
export const sampleProgress: Progress = {
  ...internship,
  zone: 'Europe/London',
  plan_name: 'Product design',
  place: 'HYBRID',
  city: 'London',
  company: companyBrief,
  intern: { ...internBrief, email: 'amara@example.com', phone: '+234 1 234 5678' },
  supervisors: [
    {
      member_id: 'member',
      name: 'Grace Lin',
      picture_url: null,
      country_code: 'GB',
      time_zone: 'Europe/London',
      email: 'grace@example.com',
      is_active: true,
    },
  ],
  list: [
    feedbackWeek(1, 'COMPLETED', done),
    feedbackWeek(2, 'MISSED'),
    feedbackWeek(3, 'FEEDBACK_REQUIRED', { own_answered: 2, own_hours: 20, own_rating: 3 }),
    feedbackWeek(4, 'UNLOCKS_ON'),
  ],
  due_week_id: 'week-3',
  needed_for_certificate: 5,
  weeks_done_intern: 2,
  certificate: null,
  ended_early: false,
  ends_early: false,
  end_reason: null,
  actions: [],
  may: {
    EXTEND: true,
    END_EARLY: true,
    CHANGE_SUPERVISOR: true,
    REPORT_CONCERN: true,
    cancel: 'errors.ILLEGAL_TRANSITION',
  },
}
export const upcomingProgress: Progress = {
  ...sampleProgress,
  status: 'UPCOMING',
  starts_on: '2027-03-01',
  ends_on: '2027-05-21',
  weeks_done: 0,
  current_week: null,
  list: [1, 2].map((number) => feedbackWeek(number, 'YET_TO_START', { is_current: false })),
  due_week_id: null,
  may: { ...sampleProgress.may, END_EARLY: 'errors.ILLEGAL_TRANSITION', cancel: true },
}
export const completeProgress: Progress = {
  ...sampleProgress,
  status: 'COMPLETE',
  weeks_done: 6,
  weeks_done_intern: 6,
  current_week: null,
  list: [1, 2, 3, 4].map((number) =>
    feedbackWeek(number, 'COMPLETED', { ...done, is_current: false }),
  ),
  due_week_id: null,
  certificate: 'certificate',
  may: {
    EXTEND: 'errors.ILLEGAL_TRANSITION',
    END_EARLY: 'errors.ILLEGAL_TRANSITION',
    CHANGE_SUPERVISOR: 'errors.ILLEGAL_TRANSITION',
    REPORT_CONCERN: 'errors.ILLEGAL_TRANSITION',
    cancel: 'errors.ILLEGAL_TRANSITION',
  },
}
export const sampleAction: Progress['actions'][number] = {
  action_id: 'action',
  kind: 'EXTEND',
  status: 'RAISED',
  raised_by: 'intern',
  note: 'We would like to finish the project together.',
  data: { ends_on: '2026-12-18' },
  decision_reason: null,
  created_at: '2026-11-23T09:00:00Z',
  decided_at: null,
  messages: [],
  answer_by: '2026-11-27T09:00:00Z',
  supervisor_name: null,
}

/** A row of the intern's list of internships. */
export const internInternship: Payload<'internships', 'listUpcomingInternships'>[number] = {
  ...internship,
  company: companyBrief,
  feedback_due: 1,
  due_week_id: 'week-3',
  due_week_unlocks_at: '2026-11-20T12:00:00Z',
  certificate: null,
}

export const acceptedOffer: Payload<'internships', 'internshipOffer'> = {
  offer_id: 'offer',
  internship_id: 'internship',
  role: 'Product design intern',
  plan_id: 'plan',
  plan_name: 'Product design',
  starts_on: '2026-11-02',
  ends_on: '2026-12-11',
  hours_a_week: 32,
  place: 'HYBRID',
  city: 'London',
  stipend_amount: 90_000,
  stipend_currency: 'EUR',
  note: 'We enjoyed talking with you.',
  accepted_at: '2026-10-20T09:00:00Z',
}
export const sampleCertificate: Payload<'certificates', 'getCertificate'> = {
  uuid: 'certificate',
  state: 'valid',
  facts: {
    holder: 'Amara Okafor',
    role: 'Product design intern',
    company: 'Aurora Labs',
    batch: 'Spring batch',
    starts_on: '2026-11-02',
    ends_on: '2026-12-11',
    weeks: 6,
    weeks_done: 6,
    hours: 190,
    hours_a_week: 32,
    average_rating: 4.5,
    skills: ['Prototyping', 'Figma'],
    supervisor: 'Grace Lin',
  },
  issued_at: '2026-12-12T09:00:00Z',
  revoked_at: null,
  revoked_reason: null,
  checked_at: '2026-12-13T09:00:00Z',
  company_logo_url: null,
  has_file: true,
}
