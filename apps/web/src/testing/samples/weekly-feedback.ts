import type { WeekDetail, WeekQuestion, WeekRow } from '@fledge/contract/weekly-feedback/schema.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

type Step = WeekQuestion['steps'][number]

const toStep = (slug: string, text: string, answer: string | null = null): Step => ({
  slug,
  text,
  answered: answer !== null,
  says: answer,
})
/** The intern's questions; the first three are answered. */
export const internSteps: readonly Step[] = [
  toStep('intern-active-work-hours', 'Hours you worked', '31 hours'),
  toStep('main-projects', 'What you worked on', 'Design system'),
  toStep('new-skills', 'What you learned', 'None'),
  toStep('rate-your-internship-experience', 'Your week, 1 to 10'),
  toStep('main-challenge', 'Main challenge'),
  toStep('communication-with-supervisor', 'Contact with your supervisor'),
]
/** The company's questions; the first is answered. */
export const hostSteps: readonly Step[] = [
  toStep('project-intern-focus-next-week', 'Focus for next week', 'Design system'),
  toStep('thing-intern-improve-next-week', 'What to improve'),
  toStep('hour-intern-work-this-week', 'Active hours'),
  toStep('rate-your-internship-experience', 'Your week, 1 to 10'),
  toStep('communication-with-supervisor', 'Contact with your intern'),
]

/** The question for a rating in the third week, which is open and not answered. */
export const ratingQuestion: WeekQuestion = {
  weekly_feedback_id: 'week-3',
  internship_id: 'internship',
  offer_id: 'offer',
  week: 3,
  starts_on: '2026-11-16',
  ends_on: '2026-11-20',
  unlocks_at: '2026-11-20T12:00:00Z',
  visible_at: '2026-11-27T12:00:00Z',
  company_name: 'Aurora Labs',
  logo_url: null,
  intern_name: 'Amara Okafor',
  role: 'Product design intern',
  slug: 'rate-your-internship-experience',
  type: 'rating',
  text: 'How was your experience this week, from 1 to 10?',
  min: 1,
  max: 10,
  options: [],
  answer: null,
  saved_at: null,
  hours_agreed: 32,
  steps: [...internSteps],
  earlier: [],
  is_locked: false,
  is_completed: false,
  is_missed: false,
}
export const hoursQuestion: WeekQuestion = {
  ...ratingQuestion,
  slug: 'intern-active-work-hours',
  type: 'number',
  text: 'How many hours did you work this week?',
  min: 0,
  max: 80,
  answer: 31,
}
export const projectsQuestion: WeekQuestion = {
  ...ratingQuestion,
  slug: 'main-projects',
  type: 'projects',
  text: 'Which projects did you mainly work on?',
  min: 1,
  max: 5,
  options: [
    { id: 'system', label: 'Design system' },
    { id: 'app', label: 'Market app' },
  ],
  answer: ['system'],
}
export const challengeQuestion: WeekQuestion = {
  ...ratingQuestion,
  slug: 'main-challenge',
  type: 'text',
  text: 'What was your main challenge?',
  min: 1,
  max: 2000,
}
export const contactQuestion: WeekQuestion = {
  ...ratingQuestion,
  slug: 'communication-with-supervisor',
  type: 'frequency',
  text: 'How often were you in contact with your supervisor?',
  min: null,
  max: null,
  options: [
    { id: 'DAILY', label: 'Every day' },
    { id: 'SEVERAL_TIMES', label: 'Several times' },
    { id: 'ONCE', label: 'Once' },
    { id: 'NOT_AT_ALL', label: 'Not at all' },
  ],
}
/** A question with long names and answers. */
export const longQuestion: WeekQuestion = {
  ...ratingQuestion,
  company_name: longWord,
  intern_name: longWord,
  text: longText,
  steps: internSteps.map((step) => ({ ...step, text: longText, says: longWord })),
}

/** The second week, which still waits for the same side. */
export const dueWeek: WeekRow = {
  weekly_feedback_id: 'week-2',
  week: 2,
  starts_on: '2026-11-09',
  ends_on: '2026-11-13',
  unlocks_at: '2026-11-13T12:00:00Z',
  label: 'FEEDBACK_REQUIRED',
  label_text: 'Feedback required',
  other_label: 'COMPLETED',
  is_visible: false,
  active: 'true',
  completed: 'false',
  next_slug: 'main-projects',
}

/** The internship of a week. */
export const feedbackOffer: Payload<'weeklyFeedback', 'feedbackOffer'> = {
  offer_id: 'offer',
  internship_id: 'internship',
  role: 'Product design intern',
  company_name: 'Aurora Labs',
  logo_url: null,
  intern_name: 'Amara Okafor',
  starts_on: '2026-11-02',
  ends_on: '2026-12-11',
  hours_a_week: 32,
  is_active: 'true',
  is_completed: 'false',
  custom_projects: [],
  projects: projectsQuestion.options,
}

const toAnswer = ({ slug, text, says: answer }: Step): WeekDetail['own'][number] => ({
  slug,
  text,
  type: 'text',
  answer,
  says: answer,
})
/** A completed week whose answers both sides see. */
export const weekDetail: WeekDetail = {
  weekly_feedback_id: 'week-1',
  week: 1,
  starts_on: '2026-11-02',
  ends_on: '2026-11-06',
  visible_at: '2026-11-13T12:00:00Z',
  own: internSteps.map(toAnswer),
  other: hostSteps.map(toAnswer),
  own_label: 'COMPLETED',
  other_label: 'COMPLETED',
  company_name: 'Aurora Labs',
  intern_name: 'Amara Okafor',
}
