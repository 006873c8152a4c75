import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { overdueRule } from '@fledge/domain/candidatures/answer-deadlines.ts'
import { displayName, usualAnswerHours } from '@fledge/domain/candidatures/rules.ts'
import { day } from '@fledge/kernel/dates.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import * as clockStore from './clock-store.ts'
import * as detailStore from './detail-store.ts'
import { closeCandidatures, type CloseAsk } from './move-candidature.ts'
import * as lockStore from './lock-store.ts'
import * as store from './store.ts'

// What other rooms may do with candidatures. A consequence for interviews and offers is not called from here: those rooms react to
// `candidature.disqualify`, `candidature.withdraw` and `candidature.close` (event.candidature, event.reason) in the same transaction.

export {
  closeCandidatures,
  endInterviewStage,
  moveCandidature,
  openCandidature,
  type CandidatureMove,
  type CloseAsk,
  type MoveAsk,
} from './move-candidature.ts'
export { isStillSeen } from './still-seen.ts'
export { badgeSql, type BadgeRow } from './badge-sql.ts'
export type { CandidatureRow } from './store.ts'

/** Whose rows: a company's, an intern's, or (a job, an operator) anybody's. */
export interface CandidatureScope {
  readonly company?: CompanyScope
  readonly intern?: InternScope
}

/** Locks company, plan and intern in lock order, so that moves of one candidature never deadlock. */
export async function lockParents(
  tx: Tx,
  parents: { company_id: string; plan_id: string; intern_id: string },
): Promise<void> {
  await tx.run(lockStore.lockCompany, parents.company_id)
  await tx.run(lockStore.lockPlan, parents.plan_id)
  await tx.run(lockStore.lockIntern, parents.intern_id)
}

/**
 * Locks the parents of every candidature of an intern that is open or hired: first of all in a transaction that will end several of them or their places,
 * or two companies' offers accepted at once wait for each other.
 */
export async function lockParentsOf(tx: Tx, internId: string): Promise<void> {
  await tx.run(lockStore.lockCompaniesOf, internId)
  await tx.run(lockStore.lockPlansOf, internId)
  await tx.run(lockStore.lockIntern, internId)
}

/** The candidature with the facts of its verdicts, its parents and itself locked; undefined where it is not there or not yours. */
export async function candidatureForUpdate(
  tx: Tx,
  scope: CandidatureScope,
  id: string,
): Promise<store.CandidatureRow | undefined> {
  const parents = await tx.one(lockStore.parentsOf, id, scope.company ?? null, scope.intern ?? null)
  if (!parents) return undefined
  await lockParents(tx, parents)
  return tx.one(store.candidatureForUpdate, id, scope.company ?? null, scope.intern ?? null)
}

/** The same, without locks. */
export async function candidatureOf(
  db: Db,
  scope: CandidatureScope,
  id: string,
): Promise<store.CandidatureRow | undefined> {
  return db.one(store.candidatureById, id, scope.company ?? null, scope.intern ?? null)
}

/** The stage of a candidature, or null where there is none. */
export async function stageOf(db: Db, id: string): Promise<CandidatureStage | null> {
  return (await db.one(store.candidatureById, id, null, null))?.stage ?? null
}

/** Closes an intern's open candidatures: hired elsewhere for these days, or gone from the programme (no days). */
export async function closeCandidaturesOf(
  tx: Tx,
  internId: string,
  ask: Omit<CloseAsk, 'intern' | 'plan' | 'company'>,
): Promise<readonly string[]> {
  return closeCandidatures(tx, { intern: internId, ...ask })
}

/** The open candidature of an intern and a plan, if there is one. */
export async function openCandidatureOf(
  db: Db,
  company: CompanyScope | null,
  planId: string,
  internId: string,
): Promise<string | null> {
  return (await db.one(store.openCandidatureOf, company, planId, internId))?.candidature_id ?? null
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()

/**
 * A company that interviewed somebody 14 days ago and has not answered yet proposes an interview to nobody else: ANSWER_OVERDUE, with
 * who waits. Undefined where nothing stands in the way. @param internId to whom it wants to propose
 */
export async function answerOverdue(
  db: Db,
  company: CompanyScope,
  internId: string,
): Promise<Refusal | undefined> {
  const before = daysAgo(db.now, overdueRule.stopProposalsAfterDays)
  const row = await db.one(clockStore.overdueOfCompany, company, internId, before)
  return (
    row &&
    refuse('ANSWER_OVERDUE', {
      messageKey: 'candidatures.refused.answerOverdue',
      values: {
        name: displayName(row.first_name, row.last_name, row.is_name_visible),
        plan: row.plan_name,
      },
    })
  )
}

/** How fast a company usually answers, in hours; null while too few answers are known. One figure for every page. */
export async function companyAnswerHours(db: Db, company: string): Promise<number | null> {
  const rows = await db.many(detailStore.companyAnswers, company)
  return usualAnswerHours(
    rows.map((row) => ({ askedAt: row.asked_at, answeredAt: row.answered_at })),
  )
}
