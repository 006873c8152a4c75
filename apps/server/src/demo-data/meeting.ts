import { hourMs } from '@fledge/kernel/dates.ts'
import { demoCompanies } from './demo-companies.ts'
import type { DemoCompany, DemoPlan } from './demo-company.ts'
import { getColleagueEmail, type ScenarioContext } from './register-company.ts'
import type { ScenarioClock } from './scenario-timeline.ts'
import {
  findPersonByEmail,
  findPlanByName,
  findScenarioRecords,
  type ScenarioRecords,
} from './queries/demo-data.queries.ts'

/** An intern and a company's plan that a scenario brings together. */
export interface DemoPair {
  readonly intern: string
  readonly company: string
  readonly plan: string
  /** Index of the colleague who interviews and supervises; 0 is the administrator. */
  readonly by?: number
}

/** Returns a function that pairs interns with one plan. */
export const pairInternsWith =
  (company: string, plan: string) =>
  (intern: string, by = 0): DemoPair => ({ intern, company, plan, by })

/**
 * One intern and one company around a plan. Both act through the endpoints that their screens call.
 */
export interface Meeting {
  readonly internEmail: string
  readonly adminEmail: string
  /** Contract details of the company. */
  readonly signatory: {
    readonly legal_name: string
    readonly registered_address: string
    readonly signatory_name: string
    readonly signatory_title: string
  }
  readonly ids: {
    readonly intern: string
    readonly plan: string
    readonly member: string
    readonly admin: string
    readonly linkedin: string
  }
  readonly time: ScenarioClock
  readonly stage: ScenarioContext
  readonly planName: string
  /** Returns the newest ids of the candidature, interview, offer and internship. */
  facts(): Promise<ScenarioRecords>
  asIntern<T = unknown>(address: string, body?: unknown): Promise<T>
  asCompany<T = unknown>(address: string, body?: unknown): Promise<T>
  asOperator<T = unknown>(address: string, body?: unknown): Promise<T>
}

const requireValue = <T>(value: T | undefined | null, description: string): T => {
  if (value === undefined || value === null) throw new Error(`${description} not found`)
  return value
}

export async function createMeeting(
  stage: ScenarioContext,
  time: ScenarioClock,
  pair: DemoPair,
): Promise<Meeting> {
  const company = requireValue(
    demoCompanies.find((demoCompany) => demoCompany.key === pair.company),
    pair.company,
  )
  const plan = requireValue(
    company.plans.find((plan) => plan.key === pair.plan),
    pair.plan,
  )
  const adminEmail = getColleagueEmail(company.people[0], company.domain)
  const ids = await findMeetingIds(stage, pair, company, plan)
  return {
    internEmail: pair.intern,
    adminEmail,
    time,
    stage,
    planName: plan.name,
    signatory: {
      legal_name: `${company.name} Ltd`,
      registered_address: `1 Harbour Row, ${company.city}`,
      signatory_name: `${company.people[0].first} ${company.people[0].last}`,
      signatory_title: company.people[0].title,
    },
    ids,
    facts: async () =>
      requireValue(
        await stage.running.services.database
          .read()
          .one(findScenarioRecords, { intern_id: ids.intern, plan_id: ids.plan }),
        'story',
      ),
    asIntern: async (address, body) => (await stage.as(pair.intern)).request(address, body),
    asCompany: async (address, body) => (await stage.as(adminEmail)).request(address, body),
    asOperator: async (address, body) => (await stage.as(stage.operator)).request(address, body),
  }
}

async function findMeetingIds(
  stage: ScenarioContext,
  pair: DemoPair,
  company: DemoCompany,
  plan: DemoPlan,
): Promise<Meeting['ids']> {
  const read = stage.running.services.database.read()
  const colleague = requireValue(company.people[pair.by ?? 0], 'colleague')
  const [adminEmail, email] = [
    getColleagueEmail(company.people[0], company.domain),
    getColleagueEmail(colleague, company.domain),
  ]
  return {
    intern: requireValue(
      (await read.one(findPersonByEmail, { email: pair.intern }))?.intern_id,
      pair.intern,
    ),
    member: requireValue((await read.one(findPersonByEmail, { email }))?.member_id, email),
    admin: requireValue(
      (await read.one(findPersonByEmail, { email: adminEmail }))?.member_id,
      adminEmail,
    ),
    plan: requireValue(
      await read.one(findPlanByName, { company: company.name, plan: plan.name }),
      plan.name,
    ).plan_id,
    linkedin: `https://www.linkedin.com/in/${email.split('@')[0]?.replace('.', '-')}-${company.key}`,
  }
}

interface Slot {
  readonly starts_at: string
  readonly ends_at: string
  readonly in_company_hours: boolean
}

/**
 * Picks up to three open times on different days, ending before or starting after a given moment.
 */
async function findOpenTimes(
  meeting: Meeting,
  want: { readonly before?: Date; readonly after?: Date },
): Promise<string[]> {
  const { slots } = await meeting.asCompany<{ slots: Slot[] }>(
    `GET browse-intern/v2/intern/available/${meeting.ids.intern}?duration=30&interviewer_ids=${meeting.ids.member}`,
  )
  const fit = slots.some((slot) => slot.in_company_hours)
    ? slots.filter((slot) => slot.in_company_hours)
    : slots
  const halfHours = fit.filter(
    (slot) => slot.starts_at.slice(14, 16) === '30' || slot.starts_at.slice(14, 16) === '00',
  )
  const right = halfHours.filter(
    (slot) =>
      (!want.after || Date.parse(slot.starts_at) >= want.after.getTime()) &&
      (!want.before || Date.parse(slot.ends_at) <= want.before.getTime()),
  )
  const ordered = want.before ? right.toReversed() : right
  const days = [...new Set(ordered.map((slot) => slot.starts_at.slice(0, 10)))].slice(0, 3)
  const times = days.map((day, index) => {
    const ofDay = ordered.filter((slot) => slot.starts_at.startsWith(day))
    return (
      ofDay[Math.min(ofDay.length - 1, index * 3 + (meeting.planName.length % 4))]?.starts_at ?? ''
    )
  })
  if (times.length === 0) throw new Error(`${meeting.internEmail} has no open time`)
  return times
}

const getMeetingLink = (meeting: Meeting) =>
  `https://meet.example/${meeting.planName.toLowerCase().replaceAll(' ', '-')}-${meeting.ids.intern.slice(-4)}`

/**
 * Proposes up to three interview times.
 * @returns the proposed times
 */
export async function proposeTimes(
  meeting: Meeting,
  want: { readonly before?: Date; readonly after?: Date; readonly message?: string } = {},
): Promise<string[]> {
  const slots = await findOpenTimes(meeting, want)
  await meeting.asCompany('POST browse-intern/v2/schedule-interview', {
    intern_id: meeting.ids.intern,
    io_id: meeting.ids.plan,
    slots,
    interviewer_ids: [meeting.ids.member],
    duration: 30,
    meeting_link: getMeetingLink(meeting),
    ...(want.message ? { message: want.message } : {}),
  })
  return slots
}

export const confirmTime = async (meeting: Meeting, slot: string | undefined) => {
  await meeting.asIntern(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id: (await meeting.facts()).interview_id, slot_id: slot },
  )
}
export const declineInterview = async (meeting: Meeting, reason: string, note: string) => {
  await meeting.asIntern(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id: (await meeting.facts()).interview_id, decline: true, reason, note },
  )
}
/** Suggests two times, late enough that the suggestion is still open in the demo data. */
export const suggestOtherTimes = async (
  meeting: Meeting,
  { after, reason }: { readonly after: Date; readonly reason: string },
) => {
  await meeting.asIntern(
    'POST intern-service/intern-application/internships/interview-rescheduled',
    {
      interview_id: (await meeting.facts()).interview_id,
      slots: (await findOpenTimes(meeting, { after })).slice(0, 2),
      reason,
    },
  )
}
/** Proposes new times, late enough that the request is still open in the demo data. */
export const rescheduleByCompany = async (
  meeting: Meeting,
  { after, reason }: { readonly after: Date; readonly reason: string },
) => {
  await meeting.asCompany('POST dashboard/reschedule-interview', {
    interview_id: (await meeting.facts()).interview_id,
    slots: await findOpenTimes(meeting, { after }),
    reason,
  })
}
export const expressInterestInPlan = (meeting: Meeting) =>
  meeting.asIntern('POST intern-service/intern-dashboard/express-interest', {
    io_id: meeting.ids.plan,
  })
export const disqualifyIntern = async (meeting: Meeting, reason: string, note: string) => {
  await meeting.asCompany(
    `PATCH candidature/${(await meeting.facts()).candidature_id}/disqualify`,
    { reasons: [reason], note },
  )
}
export const shortlistIntern = (meeting: Meeting) =>
  meeting.asCompany('POST browse-intern/save-shortlist-intern', {
    intern_id: meeting.ids.intern,
    io_id: meeting.ids.plan,
  })

/**
 * Waits until some hours after the agreed interview ended and runs the timed jobs.
 * @returns the interview's id
 */
export async function waitUntilOver(meeting: Meeting, hours = 2): Promise<string> {
  const { interview_id, ends_at } = await meeting.facts()
  await meeting.time.until(new Date(Date.parse(ends_at ?? '') + hours * hourMs))
  await meeting.stage.running.services.sweep()
  return interview_id ?? ''
}

/** Runs an interview from proposal to feedback from both sides. */
export async function holdInterview(
  meeting: Meeting,
  want: {
    readonly before?: Date
    readonly after?: Date
    readonly decision?: string
    readonly rating?: number
    readonly strengths?: string
  } = {},
): Promise<void> {
  const slots = await proposeTimes(meeting, want)
  await meeting.time.hours(9)
  await confirmTime(meeting, slots[0])
  const interview_id = await waitUntilOver(meeting, 5)
  await meeting.asCompany('POST interview-feedback/create', {
    interview_id,
    attended: true,
    rating: want.rating ?? 8,
    strengths:
      want.strengths ??
      'Explained past projects calmly, and told us what had gone wrong before we asked.',
    decision: want.decision ?? 'OFFER',
  })
  await meeting.time.hours(3)
  await meeting.asIntern('POST intern-service/interview-feedback/create', {
    interview_id,
    rating: 9,
    strengths: 'Clear questions, and plenty of time for mine.',
  })
}
