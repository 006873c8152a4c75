import { listMondays, listWeeks } from '@fledge/domain/weekly-feedback/rules.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import {
  weekQuestions,
  type WeekQuestionSpec,
} from '@fledge/domain/weekly-feedback/week-questions.ts'
import { addDays, dayMs } from '@fledge/kernel/dates.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import {
  type CandidatureState,
  companyActor,
  internActor,
  type OfferState,
  toEventFields,
} from './candidature-state.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { clockActor } from './event-writer.ts'
import { getAt, type ScaleRandom } from './scale-random.ts'

/** How much of the feedback of an internship was given. */
export interface WeekCounts {
  readonly total: number
  readonly internDone: number
  /** Whether both sides have completed every week. */
  readonly isDone: boolean
  readonly skills: readonly string[]
}

/** Shares of the weeks that each side completes, and of the others that have some answers. */
const doneShares: Readonly<Record<WeekSide, number>> = { company: 0.9, intern: 0.95 }
const begunShare = 0.4

const [unlocks, weekLists] = [new Map<string, number>(), new Map<string, readonly string[]>()]

/** Returns the Mondays of an internship; many have the same days. */
function getMondays({ startsAt, endsAt }: OfferState): readonly string[] {
  const key = `${startsAt} ${endsAt}`
  const mondays = weekLists.get(key) ?? listMondays(toDay(startsAt), toDay(endsAt))
  weekLists.set(key, mondays)
  return mondays
}

/** Returns when feedback on a week opens; most weeks are those of many internships. */
function getUnlockTime(monday: string, zone: string): number {
  const key = `${monday} ${zone}`
  const known = unlocks.get(key)
  if (known !== undefined) return known
  const at = listWeeks(monday, addDays(monday, 4), zone, zone)[0]?.unlocksAt.getTime() ?? 0
  unlocks.set(key, at)
  return at
}

/** Writes the weeks of an internship with their feedback. */
export function addWeeks(
  state: CandidatureState,
  internship_id: string,
  offer: OfferState,
): WeekCounts {
  const { intern, plan, world } = state
  const skills = world.random
    .some(plan.field.skills, 4)
    .flatMap((id) => world.lookups.skillNames.get(id) ?? [])
  const mondays = getMondays(offer)
  const done = mondays.map((monday, index) =>
    addWeek(state, {
      internship_id,
      number: index + 1,
      monday,
      unlocksAt: getUnlockTime(monday, intern.zone),
      skills,
    }),
  )
  return {
    total: mondays.length,
    internDone: done.filter(({ intern: at }) => at !== null).length,
    isDone: done.every((week) => week.company !== null && week.intern !== null),
    skills,
  }
}

interface WeekSpec {
  readonly internship_id: string
  readonly number: number
  readonly monday: string
  readonly unlocksAt: number
  readonly skills: readonly string[]
}
type DoneTimes = Readonly<Record<WeekSide, number | null>>

function addWeek(state: CandidatureState, week: WeekSpec): DoneTimes {
  const { rows, random, now, newId } = state.world
  const weekId = newId(week.unlocksAt - 7 * dayMs)
  const draw = (side: WeekSide) => {
    const at = week.unlocksAt + random.between(0.05, 6) * dayMs
    return at < now && random.chance(doneShares[side]) ? at : null
  }
  const done = { company: draw('company'), intern: draw('intern') }
  rows.add('internship_weeks', {
    weekly_feedback_id: weekId,
    internship_id: week.internship_id,
    number: week.number,
    starts_on: week.monday,
    unlocks_at: toTimestamp(week.unlocksAt),
    company_completed_at: done.company === null ? null : toTimestamp(done.company),
    intern_completed_at: done.intern === null ? null : toTimestamp(done.intern),
    reminded: week.unlocksAt < now ? 1 : 0,
  })
  if (week.unlocksAt > now) return done
  addAnswers(state, weekId, 'company', week, done.company)
  addAnswers(state, weekId, 'intern', week, done.intern)
  recordWeek(state, weekId, week, done)
  notifyOfWeek(state, weekId, week)
  return done
}

/** Writes one side's answers: all of a completed week, or the first ones. */
function addAnswers(
  { world, plan }: CandidatureState,
  weekly_feedback_id: string,
  side: WeekSide,
  week: WeekSpec,
  doneAt: number | null,
): void {
  const { rows, random, now } = world
  const questions: readonly WeekQuestionSpec[] = weekQuestions[side]
  const hasBegun = doneAt !== null || random.chance(begunShare)
  const count = doneAt !== null ? questions.length : hasBegun ? random.int(1, 3) : 0
  const at = toTimestamp(doneAt ?? Math.min(week.unlocksAt + dayMs / 2, now))
  for (const { slug, type } of questions.slice(0, count))
    rows.add('week_answers', {
      weekly_feedback_id,
      side,
      slug,
      answer: JSON.stringify(answerByType[type](random, plan.company.projectIds, week.skills)),
      at,
    })
}

type Answer = string | number | readonly string[]

const answerByType: Readonly<
  Record<
    WeekQuestionSpec['type'],
    (random: ScaleRandom, projects: readonly string[], skills: readonly string[]) => Answer
  >
> = {
  projects: (_, projects) => [getAt(projects, 0)],
  text: (random) =>
    random.of([
      'Waiting for access. I used the time to write down what I’d understood so far.',
      'Ask earlier: twenty minutes of trying on your own is enough.',
    ]),
  number: (random) => random.int(20, 40),
  rating: (random) => random.int(5, 10),
  frequency: (random) => random.of(['DAILY', 'SEVERAL_TIMES', 'ONCE']),
  skills: (_, __, skills) => skills.slice(0, 2),
}

function recordWeek(
  state: CandidatureState,
  weekId: string,
  { number, internship_id }: WeekSpec,
  done: DoneTimes,
): void {
  const record = (side: WeekSide, at: number | null, other: number | null) => {
    if (at === null) return
    const actor = side === 'company' ? companyActor(state) : internActor(state)
    state.world.events.record('week', 'complete', at, {
      ...toEventFields(state, weekId, actor),
      data: { both: other !== null && other < at, side, week: number, internship_id },
    })
  }
  record('company', done.company, done.intern)
  record('intern', done.intern, done.company)
}

function notifyOfWeek(state: CandidatureState, weekId: string, week: WeekSpec): void {
  const { world, plan, intern, admin } = state
  const values = {
    role: plan.name,
    company: plan.company.name,
    intern: `${intern.firstName} ${intern.lastName}`,
    week: week.number,
  }
  world.messages.send(week.unlocksAt, () => ({
    to: intern.userId,
    content: composeMail('weeklyFeedback.dueForIntern', values),
    link: `/intern/internship-management/weekly-checkpoint/${weekId}`,
    actor: clockActor,
  }))
  world.messages.send(week.unlocksAt, () => ({
    to: admin.userId,
    content: composeMail('weeklyFeedback.dueForCompany', values),
    link: `/company/hired-interns/${week.internship_id}?feedback=${weekId}`,
    actor: clockActor,
  }))
}
