import { responseDueAt, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { contestDueAt, isAgreed } from '@fledge/domain/interviews/rules.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isOpen, displayName } from '@fledge/domain/candidatures/rules.ts'
import { type CompanyScope, isRejected } from '@fledge/domain/sessions/types.ts'
import type {
  DomainEvent,
  Notification,
  EventHandler,
  TextValue,
  Tx,
} from '../../platform/db/database.ts'
import { concernedBy } from '../no-shows/public.ts'
import { proof } from './company-moves.ts'
import { recordInterview } from './end-interview.ts'
import { endSeasonOf, tellHandOver } from './follow-ups.ts'
import { factsOf } from './interview-facts.ts'
import { endOpenInterviews } from './public.ts'
import * as store from './store.ts'
import * as writeStore from './write-store.ts'

/** Reasons of a closed candidature for which its interviews are cancelled on the company's side; for all others they are unavailable. */
const cancelledFor: Readonly<Record<string, 'CANCELLED_BY_COMPANY' | 'CANCELLED_BY_SYSTEM'>> = {
  PLAN_ARCHIVED: 'CANCELLED_BY_COMPANY',
  COMPANY_NOT_APPROVED: 'CANCELLED_BY_SYSTEM',
}

/** What ends with its candidature (spec/states.md, Candidature and Interview). */
const endWith =
  (as: 'REJECTED' | 'CANCELLED_BY_INTERN' | 'by reason'): EventHandler =>
  async (event, tx) => {
    const reason = event.reason ?? 'OTHER'
    const how = as === 'by reason' ? (cancelledFor[reason] ?? 'UNAVAILABLE') : as
    await endOpenInterviews(tx, [event.subject], { as: how, reason })
  }

type Side = 'company' | 'intern'

interface Telling {
  readonly to: readonly Side[]
  readonly kind: string
  /** The calendar entry goes along: set, taken away, or taken away where a time had been agreed. */
  readonly calendar?: 'set' | 'cancel' | 'cancel agreed'
  readonly withSlots?: true
  /** What counts for the whole company goes to its administrators too. */
  readonly admins?: true
  /** Another message of the same act is the notice: this one is only mailed, for what it carries. */
  readonly mailOnly?: true
  /** It asks for an answer: not of a company that was turned down, which can give none. */
  readonly asks?: true
}

const linkOf = (side: Side, row: store.InterviewRow, withSlots: boolean) => {
  if (side === 'company')
    return buildPath(
      paths.company.candidate,
      { candidate: row.candidature_id },
      { tab: 'interviews' },
    )
  return withSlots
    ? buildPath(paths.intern.chooseTime, { id: row.interview_id })
    : buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })
}

const usersOf = (side: Side, row: store.InterviewRow) =>
  side === 'intern'
    ? [row.intern_user_id]
    : row.interviewers.flatMap((one) => (one.user_id ? [one.user_id] : []))

/** Until when a claim can be contested, and the decision of one that is. */
function claimDates(row: store.InterviewRow): Record<string, TextValue> {
  const claim = factsOf(row).noShowClaim
  if (!claim) return {}
  return {
    contestBy: { time: contestDueAt(claim.claimedAt, claim.zone).toISOString() },
    ...(claim.contestedAt
      ? { decideBy: { time: teamReviewDueAt(claim.contestedAt).toISOString(), as: 'day' } }
      : {}),
  }
}

function valuesOf(
  row: store.InterviewRow,
  event: DomainEvent,
  side: Side,
  now: Date,
): Record<string, TextValue> {
  const own = side === 'company' ? row.intern_zone : row.company_zone
  return {
    company: row.company_name,
    plan: row.plan_name,
    intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
    minutes: row.duration_minutes,
    note: event.note ?? '',
    dueBy: { time: responseDueAt(now.toISOString()).toISOString(), as: 'day' },
    ...(row.starts_at ? { time: { time: row.starts_at, zone: own } } : {}),
    ...claimDates(row),
    ...(row.answer_by ? { answerBy: { time: row.answer_by } } : {}),
  }
}

function calendarOf(
  row: store.InterviewRow,
  event: DomainEvent,
  telling: Telling,
): Notification['calendar'] | undefined {
  if (!telling.calendar || !row.starts_at) return undefined
  if (telling.calendar === 'set')
    return { interview: row.interview_id, sequence: row.sequence, cancel: false }
  const hadTime =
    telling.calendar === 'cancel' ||
    event.data?.['had_time'] ||
    ('from' in event.transition && event.transition.from && isAgreedState(event.transition.from))
  return hadTime ? { interview: row.interview_id, sequence: row.sequence, cancel: true } : undefined
}
const isAgreedState = (state: string) => isAgreed(state as store.InterviewRow['status']) // The interview machine's own state, from its proof.

/** Mails and notices of a move, each in the reader's own zone with the other's beside it. */
const tell =
  (...tellings: readonly Telling[]): EventHandler =>
  async (event, tx: Tx) => {
    const row = await tx.one(store.interviewById, event.subject, null, null)
    if (!row) return
    for (const telling of tellings) {
      const calendar = calendarOf(row, event, telling)
      for (const side of telling.to) {
        if (telling.asks && side === 'company' && isRejected(row.company_status)) continue
        const other = side === 'company' ? row.intern_zone : row.company_zone
        await tx.notify({
          to: {
            users:
              side === 'company' && telling.admins
                ? await concernedBy(tx, row.interview_id)
                : usersOf(side, row),
          },
          kind: telling.kind,
          values: valuesOf(row, event, side, tx.now),
          link: linkOf(side, row, telling.withSlots ?? false),
          ...(telling.withSlots
            ? { rows: row.slot_starts.map((time) => [{ time, zone: other }]) }
            : {}),
          ...(calendar ? { calendar } : {}),
          ...(telling.mailOnly ? { mailOnly: true } : {}),
        })
      }
    }
  }

const contested: Telling = {
  to: ['company', 'intern'],
  kind: 'interviews.contestNoShow',
  admins: true,
}
/** A claim asks the other side, unless that one has said already that it took place: then both hear who decides. */
const tellClaim =
  (telling: Telling): EventHandler =>
  async (event, tx) =>
    tell(event.data?.['is_contested'] === true ? contested : telling)(event, tx)

type Ending = Omit<Telling, 'to' | 'mailOnly'>
/**
 * An interview that ends with its candidature: the intern has the candidature's own notice. By mail they get what that does not say, the
 * closed report of a missed interview or the entry for their calendar.
 */
const tellEnding =
  (of: (row: store.InterviewRow) => Ending): EventHandler =>
  async (event, tx) => {
    const row = await tx.one(store.interviewById, event.subject, null, null)
    if (!row) return
    const telling = of(row)
    const isSaid = !isOpen(row.stage)
    const toIntern: Telling = { ...telling, to: ['intern'], ...(isSaid ? { mailOnly: true } : {}) }
    const isNews =
      !isSaid || row.no_show_claimed_by !== null || calendarOf(row, event, toIntern) !== undefined
    await tell({ ...telling, to: ['company'] }, ...(isNews ? [toIntern] : []))(event, tx)
  }

/** A connected calendar made the meeting's link: the intern is told as if the company had pasted it; a link that is there stays. */
const takeLink: EventHandler = async (event, tx) => {
  const link = event.data?.['link']
  const row = await tx.one(store.interviewForUpdate, event.subject, null, null)
  if (!row || row.meeting_link !== null || !isAgreed(row.status) || typeof link !== 'string') return
  // The row's own company: its event came from this company's calendar.
  await tx.one(
    writeStore.updateLink,
    row.interview_id,
    row.company_id as CompanyScope,
    link,
    row.notes,
  )
  await recordInterview(tx, row, proof('moveLink'))
}

export const interviewReactions: Readonly<Record<string, EventHandler>> = {
  'candidature.disqualify': endWith('REJECTED'),
  'candidature.withdraw': endWith('CANCELLED_BY_INTERN'),
  'candidature.close': endWith('by reason'),
  'noShow.endSeason': endSeasonOf,
  'interview.handOver': tellHandOver,
  'interview.propose': tell({ to: ['intern'], kind: 'interviews.propose', withSlots: true }),
  'interview.confirm': tell(
    { to: ['company'], kind: 'interviews.confirm', calendar: 'set' },
    { to: ['intern'], kind: 'interviews.confirmed', calendar: 'set' },
  ),
  'interview.choose': tell(
    { to: ['intern'], kind: 'interviews.choose', calendar: 'set' },
    { to: ['company'], kind: 'interviews.chosen', calendar: 'set' },
  ),
  'interview.counterPropose': tell(
    {
      to: ['company'],
      kind: 'interviews.counterPropose',
      withSlots: true,
      calendar: 'cancel agreed',
    },
    { to: ['intern'], kind: 'interviews.countered', calendar: 'cancel agreed' },
  ),
  'interview.reschedule': tell(
    { to: ['intern'], kind: 'interviews.reschedule', withSlots: true, calendar: 'cancel agreed' },
    { to: ['company'], kind: 'interviews.rescheduled', calendar: 'cancel agreed' },
  ),
  'interview.moveLink': tell({ to: ['intern'], kind: 'interviews.moveLink', calendar: 'set' }),
  'calendarEvent.makeLink': takeLink,
  'interview.cancel': tell(
    { to: ['intern'], kind: 'interviews.cancel', calendar: 'cancel agreed' },
    { to: ['company'], kind: 'interviews.cancelled', calendar: 'cancel agreed' },
  ),
  'interview.decline': tell(
    { to: ['company'], kind: 'interviews.decline', calendar: 'cancel agreed' },
    { to: ['intern'], kind: 'interviews.declined', calendar: 'cancel agreed' },
  ),
  /** An open report that it was missed is closed with it: nothing is recorded. */
  'interview.reject': tellEnding((row) =>
    row.no_show_claimed_by
      ? { kind: 'interviews.claimClosed', admins: true }
      : { kind: 'interviews.reject', calendar: 'cancel agreed' },
  ),
  'interview.release': tellEnding(() => ({
    kind: 'interviews.release',
    calendar: 'cancel agreed',
  })),
  'interview.lapse': tell({ to: ['company', 'intern'], kind: 'interviews.lapse' }),
  'interview.pass': tell(
    { to: ['company'], kind: 'interviews.pass' },
    { to: ['intern'], kind: 'interviews.passed' },
  ),
  'interview.remind': tell({ to: ['company', 'intern'], kind: 'interviews.remind' }),
  'interview.claimInternNoShow': tellClaim({
    to: ['intern'],
    kind: 'interviews.claimInternNoShow',
  }),
  'interview.claimCompanyNoShow': tellClaim({
    to: ['company'],
    kind: 'interviews.claimCompanyNoShow',
    admins: true,
    asks: true,
  }),
  'interview.contestNoShow': tell(contested),
  'interview.takeBackInternNoShow': tell({ to: ['intern'], kind: 'interviews.takenBackByCompany' }),
  'interview.takeBackCompanyNoShow': tell({
    to: ['company'],
    kind: 'interviews.takenBackByIntern',
    admins: true,
    asks: true,
  }),
  'interview.complete': tell({ to: ['intern'], kind: 'interviews.held' }),
  'interview.settle': tell(
    { to: ['intern'], kind: 'interviews.held' },
    { to: ['company'], kind: 'interviews.settled', asks: true },
  ),
  'interview.recordInternNoShow': tell(
    { to: ['company'], kind: 'interviews.recordInternNoShow' },
    { to: ['intern'], kind: 'interviews.recordedYouMissed' },
  ),
  'interview.recordCompanyNoShow': tell(
    { to: ['intern'], kind: 'interviews.recordCompanyNoShow' },
    { to: ['company'], kind: 'interviews.recordedCompanyMissed', admins: true },
  ),
}
