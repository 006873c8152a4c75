import { hourMs } from '@fledge/kernel/dates.ts'
import type { Meeting } from './meeting.ts'
import { listWeeksOfOffer } from './queries/demo-data.queries.ts'

interface Question {
  readonly type: string
  readonly options: readonly { readonly id: string }[]
}

const challenges = [
  'Finding out who knows what. I made a list of names and questions, and it got shorter every day.',
  'A test that only failed on Tuesdays. It turned out to be the build machine’s clock.',
  'Saying no to a fourth chart. We kept two.',
  'The data had two names for the same thing, and both teams were right.',
  'Presenting to people who had less time than I had slides.',
  'Waiting for access. I used the time to write down what I’d understood so far.',
  'Throwing away a week of my own work. It was the right decision.',
  'Handing over. I wrote the guide that I’d have liked to have in my first week.',
]
const advice = [
  'Ask earlier: twenty minutes of trying on your own is enough.',
  'Show the rough version first.',
  'Write the test before the fix. It will save you an evening.',
  'Take the lead in Thursday’s customer call.',
  'Put the one number that matters at the top.',
]

/** Returns an answer for a type of question that varies slightly from week to week. */
function generateAnswer(
  { type, options }: Question,
  week: number,
  hours: number,
  rating: number,
  phrases: readonly string[],
): unknown {
  const wave = [0, 1, -1, 1, 0, 2, 0, 1][week % 8] ?? 0
  if (type === 'number') return hours + wave * 2
  if (type === 'rating') return Math.max(1, Math.min(10, rating + Math.sign(wave)))
  if (type === 'frequency') return week % 3 === 0 ? 'SEVERAL_TIMES' : 'DAILY'
  if (type === 'text') return phrases[week % phrases.length]
  if (type === 'projects') return options.slice(0, 1).map((option) => option.id)
  return options.length > 0
    ? options.slice(week % 3, (week % 3) + 2).map((option) => option.id)
    : [['Reading logs', 'Pair programming', 'Writing short notes', 'Estimating'][week % 4]]
}

const internSlugs = [
  'intern-active-work-hours',
  'main-projects',
  'new-skills',
  'rate-your-internship-experience',
  'main-challenge',
  'communication-with-supervisor',
]
const hostSlugs = [
  'project-intern-focus-next-week',
  'thing-intern-improve-next-week',
  'hour-intern-work-this-week',
  'rate-your-internship-experience',
  'communication-with-supervisor',
]

export interface FeedbackPlan {
  /** Number of weeks that each side completes; later weeks stay open. */
  readonly intern: number
  readonly company: number
  readonly hours?: number
  /** Hours that the company states, if they differ. */
  readonly companyHours?: number
  readonly rating?: number
}

/** Completes the weekly feedback of both sides as each week unlocks. */
export async function completeWeeks(meeting: Meeting, plan: FeedbackPlan): Promise<void> {
  const { offer_id, internship_id } = await meeting.facts()
  const weeks = await meeting.stage.running.services.database
    .read()
    .many(listWeeksOfOffer, { offer_id: offer_id ?? '' })
  await meeting.asCompany('POST create-custom-project', {
    internship_id,
    name: 'First small improvement',
  })
  const questions = new Map<string, Question>()
  const [hours, rating] = [plan.hours ?? 30, plan.rating ?? 8]
  for (const [index, week] of weeks.entries()) {
    await meeting.time.until(new Date(Date.parse(week.unlocks_at) + 4 * hourMs))
    if (index < plan.intern) {
      const at = (slug: string) =>
        `intern-service/weekly-feedback-loop/question/${week.weekly_feedback_id}/${slug}`
      await answerAll(internSlugs, questions, 'intern', at, meeting.asIntern, (question) =>
        generateAnswer(question, index, hours, rating, challenges),
      )
      await meeting.asIntern('POST intern-service/weekly-feedback-loop/complete-weekly-feedback', {
        weekly_feedback_id: week.weekly_feedback_id,
      })
    }
    await meeting.time.hours(20)
    if (index < plan.company) {
      const at = (slug: string) =>
        `hired-interns/weekly-feedback-loop/question/${meeting.ids.intern}/${week.weekly_feedback_id}/${slug}`
      await answerAll(hostSlugs, questions, 'company', at, meeting.asCompany, (question) =>
        generateAnswer(question, index, plan.companyHours ?? hours + 1, rating, advice),
      )
    }
  }
}

async function answerAll(
  slugs: readonly string[],
  questions: Map<string, Question>,
  side: string,
  at: (slug: string) => string,
  ask: Meeting['asIntern'],
  answer: (question: Question) => unknown,
): Promise<void> {
  for (const slug of slugs) {
    const question = questions.get(`${side}:${slug}`) ?? (await ask<Question>(`GET ${at(slug)}`))
    questions.set(`${side}:${slug}`, question)
    await ask(`POST ${at(slug)}`, { answer: answer(question) })
  }
}
