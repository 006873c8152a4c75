import type { EndInterviewReason } from '@fledge/domain/interviews/reasons.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { activeClaim } from '@fledge/domain/interviews/no-show-claims.ts'
import {
  getContestDueAt,
  hasProposalLapsed,
  isAgreedInterview,
  settleMs,
  getSilentSide,
} from '@fledge/domain/interviews/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { DueJobRow, Job } from '../../platform/http/handler.ts'
import { lockFreeParents } from '../candidatures/public.ts'
import { createActJob } from '../pending-acts/public.ts'
import { decideClaim } from './decide-no-show.ts'
import { endInterview, toInterviewEventFields } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import {
  returnToShortlist,
  type LockedInterview,
  lockInterview,
  completeInterviewStage,
} from './lock-interview.ts'
import { remindOfDeadline, scheduleReminder } from './remind-of-deadlines.ts'
import * as clockStore from './queries/clock.queries.ts'

/**
 * Locks each row with its parents and checks it again, so that rows changed since then are left
 * alone.
 * @param act returns whether it changed the row
 */
const toDueRows = (
  rows: readonly { interview_id: string; candidature_id: string; due_at: string }[],
  act: (tx: Tx, locked: LockedInterview) => Promise<boolean>,
): DueJobRow[] =>
  rows.map(({ interview_id, candidature_id, due_at }) => ({
    at: due_at,
    id: interview_id,
    subject: candidature_id,
    async process(tx) {
      const locked = await lockInterview(tx, {}, interview_id, candidature_id)
      return locked !== undefined && act(tx, locked)
    },
  }))

/** Marks confirmed interviews whose end has passed. */
const passInterviews: Job = {
  name: 'interviews.pass',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    toDueRows(await db.many(clockStore.passedIds, page), async (tx, { row }) => {
      if (!interviewMachine.can('pass', row.status, 'clock')) return false
      await endInterview(tx, row, 'pass', { by: 'clock' })
      await scheduleReminder(tx, row.interview_id)
      return true
    }),
}

/**
 * Ends proposals without a reply for 5 days, or whose times have all passed, and returns the
 * credit.
 */
const lapseProposals: Job = {
  name: 'interviews.lapse',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    toDueRows(await db.many(clockStore.unansweredIds, page), async (tx, { row }) => {
      if (!hasProposalLapsed(row.status, row.answer_by, tx.now)) return false
      const reason: EndInterviewReason =
        getSilentSide(row.status) === 'company' ? 'COMPANY_DID_NOT_ANSWER' : 'INTERN_DID_NOT_ANSWER'
      await endInterview(tx, row, 'lapse', { by: 'clock', reason })
      await returnToShortlist(tx, row, reason)
      return true
    }),
}

/** Completes past interviews if no one reports otherwise for 7 days. */
const settlePastInterviews: Job = {
  name: 'interviews.settle',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    toDueRows(
      await db.many(clockStore.settledIds, {
        ...page,
        before: new Date(db.now.getTime() - settleMs).toISOString(),
      }),
      async (tx, { row }) => {
        if (!interviewMachine.can('settle', row.status, 'clock') || row.no_show_claimed_by)
          return false
        await endInterview(tx, row, 'settle', { by: 'clock' })
        await completeInterviewStage(tx, row)
        return true
      },
    ),
}

/** Records no-shows that were not contested within two working days. */
const recordNoShows: Job = {
  name: 'interviews.noShows',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    toDueRows(
      await db.many(clockStore.claimedIds, {
        ...page,
        before: new Date(db.now.getTime() - 2 * dayMs).toISOString(),
      }),
      async (tx, { row }) => {
        const claim = activeClaim({
          status: row.status,
          claim: toInterviewFacts(row).noShowClaim,
        })
        if (!claim || claim.contestedAt || getContestDueAt(claim.claimedAt, claim.zone) > tx.now)
          return false
        const [name, reason] =
          claim.claimedBy === 'company'
            ? (['recordInternNoShow', 'INTERN_DID_NOT_COME'] as const)
            : (['recordCompanyNoShow', 'COMPANY_DID_NOT_COME'] as const)
        await endInterview(tx, row, name, { by: 'clock', reason })
        await returnToShortlist(tx, row, reason)
        return true
      },
    ),
}

/** Reminds both sides one day before an agreed interview, once per agreed time. */
const remindOfInterviews: Job = {
  name: 'interviews.remind',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    toDueRows(
      await db.many(clockStore.selectInterviewsToRemind, {
        ...page,
        until: new Date(db.now.getTime() + dayMs).toISOString(),
      }),
      async (tx, { row }) => {
        if (!isAgreedInterview(row.status) || row.starts_at === null) return false
        await tx.recordEvent(interviewEvents.remind, {
          ...toInterviewEventFields(row),
          data: { starts_at: row.starts_at },
        })
        return true
      },
    ),
}

/** Reminds of open deadlines at half of the time and one day before they end. */
const remindOfDeadlines: Job = {
  name: 'interviews.remindOpen',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    toDueRows(await db.many(clockStore.reminderIds, page), async (tx, { row }) => {
      await remindOfDeadline(tx, row)
      return true
    }),
}

export const interviewJobs: readonly Job[] = [
  passInterviews,
  lapseProposals,
  settlePastInterviews,
  recordNoShows,
  remindOfInterviews,
  remindOfDeadlines,
  createActJob('interviews.decide', 'CLAIM', { decideClaim }),
]
