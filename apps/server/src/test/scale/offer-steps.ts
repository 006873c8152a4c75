import { offerMachine } from '@fledge/domain/offers/machine.ts'
import {
  getOfferResponseDueAt,
  offerDeadline,
  type OfferTerms,
} from '@fledge/domain/offers/rules.ts'
import { dayMs, formatDate, hourMs, weekMs } from '@fledge/kernel/dates.ts'
import type { TransitionActor } from '@fledge/kernel/machine.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import {
  type CandidatureState,
  companyActor,
  internActor,
  moveStage,
  type OfferState,
  toEventFields,
} from './candidature-state.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { clockActor, type EventActor } from './event-writer.ts'
import { getAt } from './scale-random.ts'
import type { ScaleBatch } from './scale-world.ts'

/** The last days of a batch in which no offer is made any more. */
export const lastOfferDays = 60
const lastStartDays = 35
/** 5 January 1970 was a Monday. */
const firstMonday = 4 * dayMs
const toMonday = (at: number) => firstMonday + Math.ceil((at - firstMonday) / weekMs) * weekMs

/** Returns the first and the last day of an internship that is offered at a time. */
function getOfferDates(batch: ScaleBatch, at: number, weeks: number) {
  const wanted = toMonday(Math.max(batch.startsAt, at + 16 * dayMs))
  const startsAt = Math.min(wanted, toMonday(batch.endsAt - lastStartDays * dayMs - weekMs))
  const length = Math.min(weeks, Math.floor((batch.endsAt - startsAt) / weekMs))
  // The last week ends on a Friday.
  return { startsAt, endsAt: startsAt + length * weekMs - 3 * dayMs }
}

const getOffer = ({ offer }: CandidatureState): OfferState => {
  if (!offer) throw new Error('The candidature has no offer')
  return offer
}

/** Makes a transition of the offer, with the data that all its events have. */
export function moveOffer(
  state: CandidatureState,
  name: keyof typeof offerMachine.transitions,
  by: TransitionActor,
  at: number,
  {
    actor,
    reason = null,
    data = {},
  }: { actor: EventActor; reason?: string | null; data?: { readonly [key: string]: unknown } },
): void {
  const offer = getOffer(state)
  const { row, version } = offer
  offer.status = state.world.events.transition(offerMachine, name, offer.status, by, at, {
    ...toEventFields(state, offer.id, actor),
    reason,
    data: { role: row.role, version, was_offered: offer.wasOffered, ...data },
  })
  Object.assign(row, { status: offer.status, status_since: toTimestamp(at), end_reason: reason })
}

export function draftOffer(state: CandidatureState, at: number): void {
  const { world, plan, intern, admin } = state
  const id = world.newId(at)
  const dates = getOfferDates(intern.batch, at, intern.weeks)
  const { name: role } = plan
  const status = world.events.transition(offerMachine, 'draft', null, 'company', at, {
    ...toEventFields(state, id, companyActor(state)),
    data: { role },
  })
  const offer = { id, status, version: 1, wasOffered: false, versions: [], ...dates }
  state.offer = { ...offer, row: createOfferRow(state, id, dates, at) }
  moveOffer(state, 'edit', 'company', at + hourMs / 4, {
    actor: { kind: 'company', id: admin.userId },
    data: { fields: ['supervisorId', 'supervisorLinkedin'] },
  })
}

function createOfferRow(
  { id: candidature_id, plan, intern, admin, world }: CandidatureState,
  offer_id: string,
  dates: Pick<OfferState, 'startsAt' | 'endsAt'>,
  at: number,
): OfferState['row'] {
  const supervisor = getAt(plan.supervisors, 0)
  return {
    offer_id,
    candidature_id,
    company_id: plan.company.id,
    intern_id: intern.id,
    plan_id: plan.id,
    status: null,
    version: 1,
    role: plan.name,
    starts_on: toDay(dates.startsAt),
    ends_on: toDay(dates.endsAt),
    hours_a_week: plan.hoursAWeek,
    place: world.random.of(['REMOTE', 'REMOTE', 'ON_SITE', 'HYBRID']),
    city: plan.company.city,
    stipend_amount: plan.stipend,
    stipend_currency: plan.stipend === null ? null : 'EUR',
    note: 'We’d love you to join us. Your first week is for reading and asking questions.',
    supervisor_member_id: supervisor.memberId,
    supervisor_linkedin: `https://www.linkedin.com/in/${supervisor.memberId}`,
    answer_days: offerDeadline.usual,
    ...unsent,
    created_by: admin.userId,
    created_at: toTimestamp(at),
    status_since: toTimestamp(at),
  }
}

/** Columns that are set only once an offer is sent, approved or accepted. */
const unsent = {
  answer_by: null,
  holds_opening: false,
  sent_at: null,
  approved_at: null,
  end_reason: null,
  terms_version: null,
  terms_accepted_at: null,
  confirm_by: null,
  confirm_ends_at: null,
  confirm_next_at: null,
}

export function sendOffer(state: CandidatureState, at: number): void {
  const { plan } = state
  const offer = getOffer(state)
  const isRevised = offer.row.sent_at !== null
  if (isRevised) offer.version += 1
  Object.assign(offer.row, {
    version: offer.version,
    sent_at: toTimestamp(at),
    holds_opening: true,
  })
  moveStage(state, 'sendOffer', 'company', at, { actor: companyActor(state) })
  moveOffer(state, 'send', 'company', at, {
    actor: companyActor(state),
    data: { trusted: plan.company.isTrusted },
  })
  offer.versions.push({
    offer_id: offer.id,
    version: offer.version,
    facts: { ...toTerms(offer.row) },
    comments: null,
    at: toTimestamp(at),
    answer: isRevised ? 'We reduced the hours, as you asked.' : null,
  })
}

const toTerms = (row: OfferState['row']): OfferTerms => ({
  role: String(row.role),
  planId: String(row.plan_id),
  startsOn: String(row.starts_on),
  endsOn: String(row.ends_on),
  hoursAWeek: Number(row.hours_a_week),
  place: String(row.place),
  city: String(row.city),
  projectIds: [],
  isPaid: row.stipend_amount !== null,
  stipendAmount: row.stipend_amount === null ? null : Number(row.stipend_amount),
  stipendCurrency: row.stipend_amount === null ? null : 'EUR',
  note: String(row.note),
  answerDays: Number(row.answer_days),
  supervisorId: String(row.supervisor_member_id),
  supervisorLinkedin: String(row.supervisor_linkedin),
  secondSupervisorId: null,
  secondSupervisorLinkedin: null,
})

const drawReviewer = ({ world }: CandidatureState): EventActor => ({
  kind: 'operator',
  id: world.random.of(world.operators),
})

export function approveOffer(state: CandidatureState, at: number): void {
  const { world, plan, intern } = state
  const offer = getOffer(state)
  const actor = plan.company.isTrusted ? companyActor(state) : drawReviewer(state)
  const by = plan.company.isTrusted ? 'system' : 'operator'
  const due = getOfferResponseDueAt(toTimestamp(at))
  moveStage(state, 'approveOffer', by, at, { actor })
  moveOffer(state, 'approve', by, at, { actor })
  Object.assign(offer.row, {
    approved_at: toTimestamp(at),
    answer_by: toTimestamp(due.getTime()),
  })
  offer.wasOffered = true
  world.messages.send(at, () => ({
    to: intern.userId,
    content: composeMail('offers.received', {
      name: intern.firstName,
      company: plan.company.name,
      role: plan.name,
      due: { time: toTimestamp(due.getTime()), as: 'full' },
    }),
    link: `/intern/review-offer/${offer.id}`,
    actor,
  }))
}

export function requestRevision(state: CandidatureState, at: number): void {
  const actor = drawReviewer(state)
  moveOffer(state, 'requestRevision', 'operator', at, { actor })
  moveStage(state, 'returnOffer', 'operator', at, { actor })
  getOffer(state).row.holds_opening = false
}

export function rejectOffer(state: CandidatureState, at: number): void {
  const actor = drawReviewer(state)
  endOffer(state, 'reject', 'operator', at, { actor, reason: 'TERMS' })
  moveStage(state, 'returnOffer', 'operator', at, { actor, reason: 'TERMS' })
}

/** Ends an offer, whose opening is free again. */
export function endOffer(
  state: CandidatureState,
  name: 'reject' | 'decline' | 'expire' | 'withdraw',
  by: TransitionActor,
  at: number,
  fields: Parameters<typeof moveOffer>[4],
): void {
  moveOffer(state, name, by, at, fields)
  getOffer(state).row.holds_opening = false
}

export function declineOffer(state: CandidatureState, at: number): void {
  const actor = internActor(state)
  moveStage(state, 'declineOffer', 'intern', at, { actor, reason: 'HOURS' })
  endOffer(state, 'decline', 'intern', at, { actor, reason: 'HOURS', data: { reasons: ['HOURS'] } })
}

export function expireOffer(state: CandidatureState, at: number): void {
  moveStage(state, 'expireOffer', 'clock', at, { actor: clockActor })
  endOffer(state, 'expire', 'clock', at, { actor: clockActor })
}

/** Tells the company that its offer was accepted. */
export function notifyOfAcceptance(state: CandidatureState, at: number): void {
  const { world, plan, intern, admin } = state
  const offer = getOffer(state)
  world.messages.send(at, () => ({
    to: admin.userId,
    content: composeMail('offers.accepted', {
      intern: `${intern.firstName} ${intern.lastName}`,
      role: plan.name,
      start: formatDate(toDay(offer.startsAt)),
      email: intern.email,
    }),
    link: `/company/hiring-management/${state.id}?tab=offers`,
    actor: internActor(state),
  }))
}
