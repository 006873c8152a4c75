import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import {
  closeAfterDays,
  hasInternshipStarted,
  isInternshipOver,
  missingWeeksDays,
  getMissingWeeksStage,
  countMissingWeeks,
} from '@fledge/domain/internships/rules.ts'
import { addDays, formatDate } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { lockFreeParents, lockParentsOfIntern } from '../candidatures/public.ts'
import { createActJob } from '../pending-acts/public.ts'
import { decideAction } from './decide-internship-action.ts'
import { rescue } from './rescue-internship.ts'
import { writeInThread } from './send-case-message.ts'
import { transitionInternship } from './transition-internship.ts'
import {
  internshipsToComplete,
  internshipsEndingEarly,
  internshipsLackingWeeks,
  markMissingWeeksNotified,
  internshipsToStart,
} from './queries/clock.queries.ts'
import {
  internshipById,
  internshipForUpdate,
  type InternshipRow,
} from './queries/internships.queries.ts'

/** @returns whether the internship changed; it may no longer be due */
async function transitionIfDue(
  tx: Tx,
  id: string,
  name: 'start' | 'complete',
  isDue: (row: InternshipRow) => boolean,
): Promise<boolean> {
  const row = await tx.one(internshipForUpdate, {
    internship_ids: [id],
    company_id: null,
    intern_id: null,
    now: tx.now.toISOString(),
  })
  if (!row || !isDue(row) || !internshipMachine.can(name, row.status, 'clock')) return false
  await transitionInternship(tx, row, name, { by: 'clock' })
  return true
}

const areAllWeeksDone = (row: InternshipRow) =>
  Math.min(row.weeks_done_company, row.weeks_done_intern) === row.weeks

/** Starts internships on their first day, in the internship's time zone. */
const startJob: Job = {
  name: 'internships.start',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    (await db.many(internshipsToStart, page)).map(({ internship_id, candidature_id, due_at }) => ({
      at: due_at,
      id: internship_id,
      subject: candidature_id,
      process: (tx) =>
        transitionIfDue(tx, internship_id, 'start', (row) =>
          hasInternshipStarted(row.starts_on, row.zone, tx.now),
        ),
    })),
}

/** Ends internships after the last day of an agreed early end. */
const endEarlyJob: Job = {
  name: 'internships.endEarly',
  due: async (db, page) =>
    (await db.many(internshipsEndingEarly, page)).map((due) => ({
      at: due.due_at,
      id: due.internship_id,
      async process(tx) {
        await lockParentsOfIntern(tx, due.intern_id)
        const row = await tx.one(internshipForUpdate, {
          internship_ids: [due.internship_id],
          company_id: null,
          intern_id: null,
          now: tx.now.toISOString(),
        })
        if (row?.ends_on !== due.ends_on || !internshipMachine.can('endEarly', row.status, 'clock'))
          return false
        const reason = due.reason ?? 'OTHER'
        await transitionInternship(tx, row, 'endEarly', { by: 'clock', reason })
        return true
      },
    })),
}

/**
 * Completes internships after the end once both sides completed every week, at the latest 14 days
 * later.
 */
const completeJob: Job = {
  name: 'internships.complete',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    (await db.many(internshipsToComplete, page)).map((due) => ({
      at: due.due_at,
      id: due.internship_id,
      subject: due.candidature_id,
      process: (tx) =>
        transitionIfDue(tx, due.internship_id, 'complete', (row) =>
          isInternshipOver(row.ends_on, row.zone, areAllWeeksDone(row), tx.now),
        ),
    })),
}

/**
 * Warns interns with too few completed weeks for the certificate: at the end, 7 days later and the
 * day before it is too late.
 */
const missingWeeksJob: Job = {
  name: 'internships.tellMissingWeeks',
  async run(tx) {
    const due = await tx.many(internshipsLackingWeeks, {
      now: tx.now.toISOString(),
      days: missingWeeksDays,
    })
    for (const { internship_id } of due) {
      const row = await tx.one(internshipById, {
        internship_ids: [internship_id],
        company_id: null,
        intern_id: null,
        now: tx.now.toISOString(),
      })
      if (row) await notifyMissingWeeks(tx, row)
    }
    return due.length
  },
}

async function notifyMissingWeeks(tx: Tx, row: InternshipRow): Promise<void> {
  await tx.run(markMissingWeeksNotified, {
    internship_id: row.internship_id,
    told_missing: getMissingWeeksStage(row.ends_on, row.zone, tx.now),
  })
  const missing = countMissingWeeks(row.weeks, row.weeks_done_intern)
  if (missing === 0) return
  await tx.notify({
    to: { users: [row.intern_user_id] },
    content: composeMail('internships.weeksMissing', {
      role: row.role,
      company: row.company_name,
      missing:
        missing === 1
          ? translate('internships.missing.one')
          : translate('internships.missing.more', { count: missing }),
      by: formatDate(addDays(row.ends_on, closeAfterDays)),
    }),
    link: row.intern_due[0]
      ? buildPath(paths.intern.checkpoint, { id: row.intern_due[0] })
      : paths.intern.internships,
  })
}

export const internshipJobs: readonly Job[] = [
  startJob,
  endEarlyJob,
  completeJob,
  missingWeeksJob,
  createActJob('internships.decide', 'ACTION', { decideInternshipAction: decideAction }),
  createActJob('internships.rescue', 'RESCUE', { rescueInternship: rescue }),
  createActJob('internships.writeInThreads', 'CASE_MESSAGE', { sendCaseMessage: writeInThread }),
]
