import { randomUUID } from 'node:crypto'
import { hour, mondayOf, plusDays } from '@fledge/kernel/dates.ts'
import { companyStories } from './companies.ts'
import { sandboxKey } from '../platform/payment-sandbox/sandbox-key.ts'
import { addressOf, type Stage } from './join-company.ts'
import { personByEmail, planByName, storyFacts, type StoryFacts } from './store.ts'
import type { Time } from './timeline.ts'

/** Between whom, about which plan. */
export interface Pair {
  readonly intern: string
  readonly company: string
  readonly plan: string
  /** Which colleague interviews and supervises; the first is the administrator. */
  readonly by?: number
}

/** An intern and a company about one plan: what each of them does, through the calls that their screens make. */
export interface Meeting {
  readonly internEmail: string
  readonly adminEmail: string
  /** What the company signs with. */
  readonly signs: {
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
  readonly time: Time
  readonly stage: Stage
  readonly planName: string
  /** Ids of what it has come to. */
  facts(): Promise<StoryFacts>
  asIntern<T = unknown>(address: string, body?: unknown): Promise<T>
  asCompany<T = unknown>(address: string, body?: unknown): Promise<T>
  asOperator<T = unknown>(address: string, body?: unknown): Promise<T>
}

const there = <T>(value: T | undefined | null, what: string): T => {
  if (value === undefined || value === null) throw new Error(`There is no ${what}`)
  return value
}

export async function meet(stage: Stage, time: Time, pair: Pair): Promise<Meeting> {
  const read = stage.running.services.database.read()
  const company = there(
    companyStories.find((one) => one.key === pair.company),
    pair.company,
  )
  const plan = there(
    company.plans.find((one) => one.key === pair.plan),
    pair.plan,
  )
  const colleague = there(company.people[pair.by ?? 0], 'colleague')
  const [adminEmail, email] = [
    addressOf(company.people[0], company.domain),
    addressOf(colleague, company.domain),
  ]
  const intern = there((await read.one(personByEmail, pair.intern))?.intern_id, pair.intern)
  const member = there((await read.one(personByEmail, email))?.member_id, email)
  const admin = there((await read.one(personByEmail, adminEmail))?.member_id, adminEmail)
  const planId = there(await read.one(planByName, company.name, plan.name), plan.name).plan_id
  return {
    internEmail: pair.intern,
    adminEmail,
    time,
    stage,
    planName: plan.name,
    signs: {
      legal_name: `${company.name} Ltd`,
      registered_address: `1 Harbour Row, ${company.city}`,
      signatory_name: `${company.people[0].first} ${company.people[0].last}`,
      signatory_title: company.people[0].title,
    },
    ids: {
      intern,
      plan: planId,
      member,
      admin,
      linkedin: `https://www.linkedin.com/in/${email.split('@')[0]?.replace('.', '-')}-${company.key}`,
    },
    facts: async () =>
      there(await stage.running.services.database.read().one(storyFacts, intern, planId), 'story'),
    asIntern: async (address, body) => (await stage.as(pair.intern)).ask(address, body),
    asCompany: async (address, body) => (await stage.as(adminEmail)).ask(address, body),
    asOperator: async (address, body) => (await stage.as(stage.operator)).ask(address, body),
  }
}

interface Slot {
  readonly starts_at: string
  readonly ends_at: string
  readonly in_company_hours: boolean
}

/** Three open times on different days, the last before a moment or the first after one, as somebody would choose them. */
async function openTimes(
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
  const chosen = days.map((on, index) => {
    const ofDay = ordered.filter((slot) => slot.starts_at.startsWith(on))
    return (
      ofDay[Math.min(ofDay.length - 1, index * 3 + (meeting.planName.length % 4))]?.starts_at ?? ''
    )
  })
  if (chosen.length === 0) throw new Error(`${meeting.internEmail} has no open time`)
  return chosen
}

const room = (meeting: Meeting) =>
  `https://meet.example/${meeting.planName.toLowerCase().replaceAll(' ', '-')}-${meeting.ids.intern.slice(-4)}`

/** Proposes three times. */
export async function propose(
  meeting: Meeting,
  want: { readonly before?: Date; readonly after?: Date; readonly message?: string } = {},
): Promise<string[]> {
  const slots = await openTimes(meeting, want)
  await meeting.asCompany('POST browse-intern/v2/schedule-interview', {
    intern_id: meeting.ids.intern,
    io_id: meeting.ids.plan,
    slots,
    interviewer_ids: [meeting.ids.member],
    duration: 30,
    meeting_link: room(meeting),
    ...(want.message ? { message: want.message } : {}),
  })
  return slots
}

export const confirm = async (meeting: Meeting, slot: string | undefined) => {
  await meeting.asIntern(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id: (await meeting.facts()).interview_id, slot_id: slot },
  )
}
export const decline = async (meeting: Meeting, reason: string, note: string) => {
  await meeting.asIntern(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id: (await meeting.facts()).interview_id, decline: true, reason, note },
  )
}
export const counter = async (meeting: Meeting, reason: string) => {
  await meeting.asIntern(
    'POST intern-service/intern-application/internships/interview-rescheduled',
    {
      interview_id: (await meeting.facts()).interview_id,
      slots: (await openTimes(meeting, {})).slice(0, 2),
      reason,
    },
  )
}
export const moveByCompany = async (meeting: Meeting, reason: string) => {
  await meeting.asCompany('POST dashboard/reschedule-interview', {
    interview_id: (await meeting.facts()).interview_id,
    slots: await openTimes(meeting, {}),
    reason,
  })
}
export const express = (meeting: Meeting) =>
  meeting.asIntern('POST intern-service/intern-dashboard/express-interest', {
    io_id: meeting.ids.plan,
  })
export const shortlist = (meeting: Meeting) =>
  meeting.asCompany('POST browse-intern/save-shortlist-intern', {
    intern_id: meeting.ids.intern,
    io_id: meeting.ids.plan,
  })

/** Waits until the agreed time is over, and lets the clock's own jobs see it. */
export async function over(meeting: Meeting, hours = 2): Promise<string> {
  const { interview_id, ends_at } = await meeting.facts()
  await meeting.time.until(new Date(Date.parse(ends_at ?? '') + hours * hour))
  await meeting.stage.running.services.sweep()
  return interview_id ?? ''
}

/** An interview from proposal to feedback. */
export async function interview(
  meeting: Meeting,
  want: {
    readonly before?: Date
    readonly after?: Date
    readonly decision?: string
    readonly rating?: number
    readonly strengths?: string
  } = {},
): Promise<void> {
  const slots = await propose(meeting, want)
  await meeting.time.hours(9)
  await confirm(meeting, slots[0])
  const interview_id = await over(meeting, 5)
  await meeting.asCompany('POST interview-feedback/create', {
    interview_id,
    attended: true,
    rating: want.rating ?? 8,
    strengths:
      want.strengths ?? 'Explained the work calmly, and said what went wrong before we asked.',
    decision: want.decision ?? 'OFFER',
  })
  await meeting.time.hours(3)
  await meeting.asIntern('POST intern-service/interview-feedback/create', {
    interview_id,
    rating: 9,
    strengths: 'Clear questions, and time for mine.',
  })
}

export interface OfferWish {
  /** Any day of the week it begins in. */
  readonly starts: string
  readonly weeks: number
  readonly hours?: number
  readonly stipend?: readonly [number, string]
  readonly answerDays?: number
  readonly note?: string
}

/** Steps 1 and 2 of an offer. */
export async function draftOffer(meeting: Meeting, wish: OfferWish): Promise<void> {
  const { candidature_id } = await meeting.facts()
  const starts_on = mondayOf(plusDays(wish.starts, 6))
  await meeting.asCompany(`PATCH candidature/${candidature_id}/company`, meeting.signs)
  const offer = await meeting.asCompany<{ offer_id: string }>('POST offer/save-offer-io', {
    candidature_id,
    role: meeting.planName,
    starts_on,
    ends_on: plusDays(starts_on, wish.weeks * 7 - 3),
    hours_a_week: wish.hours ?? 30,
    place: 'REMOTE',
    is_paid: wish.stipend !== undefined,
    ...(wish.stipend ? { stipend_amount: wish.stipend[0], stipend_currency: wish.stipend[1] } : {}),
    answer_days: wish.answerDays ?? 7,
    note:
      wish.note ??
      'We would like you to work with us. Your first week is for reading, asking and meeting everybody; your supervisor has half an hour for you every day.',
  })
  const second =
    meeting.ids.member === meeting.ids.admin
      ? {}
      : {
          second_supervisor_id: meeting.ids.admin,
          second_supervisor_linkedin: 'https://www.linkedin.com/in/second-supervisor-example',
        }
  await meeting.asCompany('POST offer/v2/save-offer-supervisor', {
    offer_id: offer.offer_id,
    supervisor_id: meeting.ids.member,
    supervisor_linkedin: meeting.ids.linkedin,
    ...second,
  })
}

export const sendOffer = async (meeting: Meeting) =>
  meeting.asCompany('POST offer/send-intern-offer', { offer_id: (await meeting.facts()).offer_id })
export const reviewOffer = async (
  meeting: Meeting,
  decision: 'approve' | 'revision' | 'reject',
  body?: unknown,
) =>
  meeting.asOperator(`POST operator/offers/${(await meeting.facts()).offer_id}/${decision}`, body)
export const acceptOffer = async (meeting: Meeting) =>
  meeting.asIntern('POST intern-service/intern-offer/accept-offer-B2B', {
    offer_id: (await meeting.facts()).offer_id,
    terms_accepted: true,
  })

/** An offer from its draft to the intern's desk. */
export async function offer(meeting: Meeting, wish: OfferWish): Promise<void> {
  await draftOffer(meeting, wish)
  await meeting.time.hours(2)
  await sendOffer(meeting)
  await meeting.time.hours(18)
  await reviewOffer(meeting, 'approve')
}

/** Pays for the place, where a card can be given: the sandbox takes it as the provider would. */
export async function pay(meeting: Meeting): Promise<void> {
  if (meeting.stage.running.services.env.STRIPE_PUBLISHABLE_KEY !== sandboxKey) return
  const { offer_id } = await meeting.facts()
  const begun = await meeting.asIntern<{ payment_id: string; client_secret: string }>(
    'POST intern-service/intern-application/payment/create',
    { purpose: 'PLACE', idempotency: randomUUID(), offer_id, terms_accepted: true },
  )
  await meeting.asIntern('POST dev/card-payments/confirm', {
    client_secret: begun.client_secret,
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2035,
    cvc: '123',
  })
  await meeting.asIntern('POST intern-service/intern-application/payment/action', {
    payment_id: begun.payment_id,
  })
}
