import { responseDueAt, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { getContestDueAt, isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isOpenStage, displayName } from '@fledge/domain/candidatures/rules.ts'
import { type CompanyScope, isRejected } from '@fledge/domain/sessions/types.ts'
import type {
  LooseDomainEvent,
  Notification,
  LooseEventHandler,
  Tx,
} from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { listAffectedUsers } from '../no-shows/public.ts'
import { toStatelessEvent } from './transition-view.ts'
import { recordInterviewEvent } from './end-interview.ts'
import { cancelSuspendedInterviews, notifyHandOver } from './follow-up-handlers.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { endOpenInterviews } from './public.ts'
import * as store from './store.ts'
import * as writeStore from './write-store.ts'

/** Reasons of a closed candidature that cancel its interviews; others make them unavailable. */
type Cancellation = 'CANCELLED_BY_COMPANY' | 'CANCELLED_BY_SYSTEM'
const cancellationByReason: Readonly<Record<string, Cancellation>> = {
  PLAN_ARCHIVED: 'CANCELLED_BY_COMPANY',
  COMPANY_NOT_APPROVED: 'CANCELLED_BY_SYSTEM',
}

/** Ends the interviews of an ended candidature (spec/states.md, Candidature and Interview). */
const endWithCandidature =
  (as: 'REJECTED' | 'CANCELLED_BY_INTERN' | 'by reason'): LooseEventHandler =>
  async (event, tx) => {
    const reason = event.reason ?? 'OTHER'
    const how = as === 'by reason' ? (cancellationByReason[reason] ?? 'UNAVAILABLE') : as
    await endOpenInterviews(tx, [event.subject], { as: how, reason })
  }

type Side = 'company' | 'intern'

interface InterviewNotification {
  readonly to: readonly Side[]
  readonly kind: string
  /** Calendar entry to attach: set, cancelled, or cancelled only if a time had been agreed. */
  readonly calendar?: 'set' | 'cancel' | 'cancel agreed'
  readonly withSlots?: true
  /** Also notifies the company's administrators. */
  readonly admins?: true
  /** Sends only an email, because another notification covers the same action. */
  readonly isEmailOnly?: true
  /** Asks for a reply, so it is not sent to a rejected company, which cannot reply. */
  readonly needsReply?: true
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

/** Returns until when a claim can be contested, and when a contested one will be decided. */
function getClaimDates(row: store.InterviewRow): Record<string, TextValue> {
  const claim = toInterviewFacts(row).noShowClaim
  if (!claim) return {}
  return {
    contestBy: { time: getContestDueAt(claim.claimedAt, claim.zone).toISOString() },
    ...(claim.contestedAt
      ? { decideBy: { time: teamReviewDueAt(claim.contestedAt).toISOString(), as: 'day' } }
      : {}),
  }
}

function valuesOf(
  row: store.InterviewRow,
  event: LooseDomainEvent,
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
    ...getClaimDates(row),
    ...(row.answer_by ? { answerBy: { time: row.answer_by } } : {}),
  }
}

function calendarOf(
  row: store.InterviewRow,
  event: LooseDomainEvent,
  telling: InterviewNotification,
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
const isAgreedState = (state: string) => isAgreedInterview(state as store.InterviewRow['status']) // The state comes from the interview machine.

/** Notifies both sides of a transition, each in their own time zone with the other's beside it. */
const notify =
  (...tellings: readonly InterviewNotification[]): LooseEventHandler =>
  async (event, tx: Tx) => {
    const row = await tx.one(store.interviewById, event.subject, null, null)
    if (!row) return
    for (const telling of tellings) {
      const calendar = calendarOf(row, event, telling)
      for (const side of telling.to) {
        if (telling.needsReply && side === 'company' && isRejected(row.company_status)) continue
        const other = side === 'company' ? row.intern_zone : row.company_zone
        await tx.notify({
          to: {
            users:
              side === 'company' && telling.admins
                ? await listAffectedUsers(tx, row.interview_id)
                : usersOf(side, row),
          },
          kind: telling.kind,
          values: valuesOf(row, event, side, tx.now),
          link: linkOf(side, row, telling.withSlots ?? false),
          ...(telling.withSlots
            ? { rows: row.slot_starts.map((time) => [{ time, zone: other }]) }
            : {}),
          ...(calendar ? { calendar } : {}),
          ...(telling.isEmailOnly ? { isEmailOnly: true } : {}),
        })
      }
    }
  }

const contestNotification: InterviewNotification = {
  to: ['company', 'intern'],
  kind: 'interviews.contestNoShow',
  admins: true,
}
/**
 * Asks the other side about a claim; if it has already said that the interview took place, tells
 * both sides who decides.
 */
const notifyOfClaim =
  (telling: InterviewNotification): LooseEventHandler =>
  async (event, tx) =>
    notify(event.data?.['is_contested'] === true ? contestNotification : telling)(event, tx)

type EndNotification = Omit<InterviewNotification, 'to' | 'isEmailOnly'>
/**
 * Notifies of an interview that ends with its candidature. The intern already gets the
 * candidature's notification, so their email only adds the closed report of a missed interview or
 * the calendar entry.
 */
const notifyOfEnd =
  (of: (row: store.InterviewRow) => EndNotification): LooseEventHandler =>
  async (event, tx) => {
    const row = await tx.one(store.interviewById, event.subject, null, null)
    if (!row) return
    const telling = of(row)
    const isSaid = !isOpenStage(row.stage)
    const toIntern: InterviewNotification = {
      ...telling,
      to: ['intern'],
      ...(isSaid ? { isEmailOnly: true } : {}),
    }
    const isNews =
      !isSaid || row.no_show_claimed_by !== null || calendarOf(row, event, toIntern) !== undefined
    await notify({ ...telling, to: ['company'] }, ...(isNews ? [toIntern] : []))(event, tx)
  }

/**
 * Stores a meeting link created by a connected calendar, unless there is one, and notifies the
 * intern as if the company had pasted it.
 */
const saveCreatedLink: LooseEventHandler = async (event, tx) => {
  const link = event.data?.['link']
  const row = await tx.one(store.interviewForUpdate, event.subject, null, null)
  if (
    !row ||
    row.meeting_link !== null ||
    !isAgreedInterview(row.status) ||
    typeof link !== 'string'
  )
    return
  // The row's own company: the event came from this company's calendar.
  await tx.one(
    writeStore.updateLink,
    row.interview_id,
    row.company_id as CompanyScope,
    link,
    row.notes,
  )
  await recordInterviewEvent(tx, row, toStatelessEvent('moveLink'))
}

export const interviewEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'candidature.disqualify': endWithCandidature('REJECTED'),
  'candidature.withdraw': endWithCandidature('CANCELLED_BY_INTERN'),
  'candidature.close': endWithCandidature('by reason'),
  'noShow.endSeason': cancelSuspendedInterviews,
  'interview.handOver': notifyHandOver,
  'interview.propose': notify({ to: ['intern'], kind: 'interviews.propose', withSlots: true }),
  'interview.confirm': notify(
    { to: ['company'], kind: 'interviews.confirm', calendar: 'set' },
    { to: ['intern'], kind: 'interviews.confirmed', calendar: 'set' },
  ),
  'interview.choose': notify(
    { to: ['intern'], kind: 'interviews.choose', calendar: 'set' },
    { to: ['company'], kind: 'interviews.chosen', calendar: 'set' },
  ),
  'interview.counterPropose': notify(
    {
      to: ['company'],
      kind: 'interviews.counterPropose',
      withSlots: true,
      calendar: 'cancel agreed',
    },
    { to: ['intern'], kind: 'interviews.countered', calendar: 'cancel agreed' },
  ),
  'interview.reschedule': notify(
    { to: ['intern'], kind: 'interviews.reschedule', withSlots: true, calendar: 'cancel agreed' },
    { to: ['company'], kind: 'interviews.rescheduled', calendar: 'cancel agreed' },
  ),
  'interview.moveLink': notify({ to: ['intern'], kind: 'interviews.moveLink', calendar: 'set' }),
  'calendarEvent.makeLink': saveCreatedLink,
  'interview.cancel': notify(
    { to: ['intern'], kind: 'interviews.cancel', calendar: 'cancel agreed' },
    { to: ['company'], kind: 'interviews.cancelled', calendar: 'cancel agreed' },
  ),
  'interview.decline': notify(
    { to: ['company'], kind: 'interviews.decline', calendar: 'cancel agreed' },
    { to: ['intern'], kind: 'interviews.declined', calendar: 'cancel agreed' },
  ),
  /** An open claim is closed with it, and no no-show is recorded. */
  'interview.reject': notifyOfEnd((row) =>
    row.no_show_claimed_by
      ? { kind: 'interviews.claimClosed', admins: true }
      : { kind: 'interviews.reject', calendar: 'cancel agreed' },
  ),
  'interview.release': notifyOfEnd(() => ({
    kind: 'interviews.release',
    calendar: 'cancel agreed',
  })),
  'interview.lapse': notify({ to: ['company', 'intern'], kind: 'interviews.lapse' }),
  'interview.pass': notify(
    { to: ['company'], kind: 'interviews.pass' },
    { to: ['intern'], kind: 'interviews.passed' },
  ),
  'interview.remind': notify({ to: ['company', 'intern'], kind: 'interviews.remind' }),
  'interview.claimInternNoShow': notifyOfClaim({
    to: ['intern'],
    kind: 'interviews.claimInternNoShow',
  }),
  'interview.claimCompanyNoShow': notifyOfClaim({
    to: ['company'],
    kind: 'interviews.claimCompanyNoShow',
    admins: true,
    needsReply: true,
  }),
  'interview.contestNoShow': notify(contestNotification),
  'interview.takeBackInternNoShow': notify({
    to: ['intern'],
    kind: 'interviews.takenBackByCompany',
  }),
  'interview.takeBackCompanyNoShow': notify({
    to: ['company'],
    kind: 'interviews.takenBackByIntern',
    admins: true,
    needsReply: true,
  }),
  'interview.complete': notify({ to: ['intern'], kind: 'interviews.held' }),
  'interview.settle': notify(
    { to: ['intern'], kind: 'interviews.held' },
    { to: ['company'], kind: 'interviews.settled', needsReply: true },
  ),
  'interview.recordInternNoShow': notify(
    { to: ['company'], kind: 'interviews.recordInternNoShow' },
    { to: ['intern'], kind: 'interviews.recordedYouMissed' },
  ),
  'interview.recordCompanyNoShow': notify(
    { to: ['intern'], kind: 'interviews.recordCompanyNoShow' },
    { to: ['company'], kind: 'interviews.recordedCompanyMissed', admins: true },
  ),
}
