import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { overdueRule } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { displayName, getMedianResponseHours } from '@fledge/domain/candidatures/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import * as clockStore from './clock-store.ts'
import * as detailStore from './detail-store.ts'
import { closeCandidatures, type CloseAsk } from './move-candidature.ts'
import * as lockStore from './lock-store.ts'
import * as store from './store.ts'

// What other features may do with candidatures. Consequences for interviews and offers are not
// called from here: those features subscribe to `candidature.disqualify`, `candidature.withdraw`
// and `candidature.close` (event.candidature, event.reason) in the same transaction.

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

/** Limits access to a company's or an intern's rows; empty for jobs and operators. */
export interface CandidatureScope {
  readonly company?: CompanyScope
  readonly intern?: InternScope
}

/** Locks company, plan and intern in lock order, so that concurrent transitions never deadlock. */
export async function lockParents(
  tx: Tx,
  parents: { company_id: string; plan_id: string; intern_id: string },
): Promise<void> {
  await tx.run(lockStore.lockCompany, parents.company_id)
  await tx.run(lockStore.lockPlan, parents.plan_id)
  await tx.run(lockStore.lockIntern, parents.intern_id)
}

/**
 * Locks the parents of all open or hired candidatures of an intern. Call it first in a transaction
 * that ends several of them, otherwise two offers accepted in parallel could deadlock.
 */
export async function lockParentsOf(tx: Tx, internId: string): Promise<void> {
  await tx.run(lockStore.lockCompaniesOf, internId)
  await tx.run(lockStore.lockPlansOf, internId)
  await tx.run(lockStore.lockIntern, internId)
}

/**
 * Locks a candidature and its parents and returns it with the facts of its policies; undefined if
 * it does not exist or is out of scope.
 */
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

/** Returns the same without locks. */
export async function candidatureOf(
  db: Db,
  scope: CandidatureScope,
  id: string,
): Promise<store.CandidatureRow | undefined> {
  return db.one(store.candidatureById, id, scope.company ?? null, scope.intern ?? null)
}

/** Returns the stage of a candidature, or null if there is none. */
export async function stageOf(db: Db, id: string): Promise<CandidatureStage | null> {
  return (await db.one(store.candidatureById, id, null, null))?.stage ?? null
}

/**
 * Closes an intern's open candidatures: hired elsewhere for these days, or left the programme (no
 * days).
 */
export async function closeCandidaturesOf(
  tx: Tx,
  internId: string,
  ask: Omit<CloseAsk, 'intern' | 'plan' | 'company'>,
): Promise<readonly string[]> {
  return closeCandidatures(tx, { intern: internId, ...ask })
}

/** Returns the open candidature of an intern and a plan, or null. */
export async function openCandidatureOf(
  db: Db,
  company: CompanyScope | null,
  planId: string,
  internId: string,
): Promise<string | null> {
  return (await db.one(store.openCandidatureOf, company, planId, internId))?.candidature_id ?? null
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/**
 * Rejects a proposal with ANSWER_OVERDUE, naming the intern, if the company interviewed another
 * intern 14 days ago and has not replied. Undefined if it may propose.
 * @param internId the intern to be invited
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

/**
 * Returns how fast a company usually replies, in hours; null without enough replies. All pages show
 * this number.
 */
export async function companyAnswerHours(db: Db, company: string): Promise<number | null> {
  const rows = await db.many(detailStore.companyAnswers, company)
  return getMedianResponseHours(
    rows.map((row) => ({ askedAt: row.asked_at, answeredAt: row.answered_at })),
  )
}
