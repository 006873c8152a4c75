import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getDueStageReminders } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import { shouldPausePlan } from '@fledge/domain/plans/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Job } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import * as clockStore from './queries/clock.queries.ts'
import { lockCandidature, lockFreeParents } from './public.ts'
import { countUnansweredInterest } from './unanswered-interest.ts'
import { toStageDays } from './views.ts'
import type { LockedCandidatureRow } from './queries/candidatures.queries.ts'

type ReminderKind = `candidatures.${'interestDue' | 'proposalDue' | 'answerDue' | 'newOfferDue'}`

const reminderKinds: Partial<Record<CandidatureStage, ReminderKind>> = {
  INTERESTED: 'candidatures.interestDue',
  SHORTLISTED: 'candidatures.proposalDue',
  INTERVIEWED: 'candidatures.answerDue',
  OFFER_DECLINED: 'candidatures.newOfferDue',
  OFFER_EXPIRED: 'candidatures.newOfferDue',
}

/** Returns the effect of closing on the plan, for the reminder on the day before. */
async function formatConsequence(tx: Tx, row: LockedCandidatureRow): Promise<string> {
  const had = await tx.one(clockStore.selectInterviewFacts, {
    candidature_ids: [row.candidature_id],
  })
  if (row.interested_at === null || had?.was_proposed) return ''
  const count = (await countUnansweredInterest(tx, row.plan_id)) + 1
  return translate(`candidatures.unanswered.${shouldPausePlan(count) ? 'pauses' : 'counts'}`, {
    count,
  })
}

async function remindCompany(tx: Tx, row: LockedCandidatureRow, isLast: boolean): Promise<void> {
  const [recipients, { closesAt, countedFrom }] = [
    await tx.one(clockStore.selectCandidatureRecipients, {
      candidature_ids: [row.candidature_id],
    }),
    toStageDays(row),
  ]
  const kind = reminderKinds[row.stage]
  if (!recipients || !closesAt || !kind) return
  const { plan_name: plan, intern_first_name: first, intern_last_name: last } = recipients
  await tx.notify({
    to: { users: recipients.admins },
    content: composeMail(kind, {
      plan,
      intern: displayName(first, last, row.is_name_visible),
      since: { time: countedFrom, as: 'day' },
      closes: { time: closesAt.toISOString(), as: 'day' },
      consequence: isLast ? await formatConsequence(tx, row) : '',
    }),
    link: buildPath(paths.company.candidate, { candidate: row.candidature_id }),
  })
}

/**
 * Tells the intern from day 8 after an interview that the company is late, and when the candidature
 * closes.
 */
async function notifyIntern(tx: Tx, row: LockedCandidatureRow): Promise<void> {
  const { closesAt } = toStageDays(row)
  if (!closesAt) return
  await tx.notify({
    to: { users: [row.intern_user_id] },
    content: composeMail('candidatures.companyLate', {
      company: row.company_name,
      plan: row.plan_name,
      closes: { time: closesAt.toISOString(), as: 'day' },
    }),
    link: buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
  })
}

async function remindOfCandidature(tx: Tx, id: string): Promise<boolean> {
  const row = await lockCandidature(tx, {}, id)
  if (!row) return false
  const { closesAt, ...days } = toStageDays(row)
  const due = getDueStageReminders(days, row.reminded_at, tx.now)
  if (due.length === 0 || !closesAt || closesAt <= tx.now) return false
  await tx.run(clockStore.markCandidatureReminded, {
    candidature_id: id,
    now: tx.now.toISOString(),
  })
  for (const reminder of due)
    await (reminder.to === 'company'
      ? remindCompany(tx, row, reminder.isLast)
      : notifyIntern(tx, row))
  return true
}

/** Reminds companies of replies due before the candidature closes (spec/states.md, Candidature). */
export const remindOfResponses: Job = {
  name: 'candidatures.remindAnswers',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    (await db.many(clockStore.selectCandidaturesToRemind, page)).map(
      ({ candidature_id, due_at }) => ({
        at: due_at,
        id: candidature_id,
        process: (tx) => remindOfCandidature(tx, candidature_id),
      }),
    ),
}
