import { candidatureCan, type OverdueReply } from '@fledge/domain/candidatures/can.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { overdueRule } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { displayName, getMedianResponseHours } from '@fledge/domain/candidatures/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { DueJobRow } from '../../platform/http/handler.ts'
import { listSubjects, mapRowParents } from '../../platform/jobs/row-parents.ts'
import * as clockStore from './queries/clock.queries.ts'
import * as detailStore from './queries/detail.queries.ts'
import * as lockStore from './queries/lock.queries.ts'
import * as store from './queries/candidatures.queries.ts'

// What other features may do with candidatures. Consequences for interviews and offers are not
// called from here: those features subscribe to `candidature.disqualify`, `candidature.withdraw`
// and `candidature.close` (event.candidature, event.reason) in the same transaction.

export {
  closeCandidatures,
  closeOverlappingCandidatures,
  endInterviewStage,
  transitionCandidature,
  transitionCandidatureIfPossible,
  openCandidature,
  type CandidatureTransitionName,
} from './transition-candidature.ts'
export { canSeeCandidature } from './candidature-visibility.ts'
export { type LockedCandidatureRow } from './queries/candidatures.queries.ts'
export { countUnansweredInterest } from './unanswered-interest.ts'

/** Limits access to a company's or an intern's rows; empty for jobs and operators. */
export interface CandidatureScope {
  readonly company?: CompanyScope
  readonly intern?: InternScope
}

/** Locks company, plan and intern in lock order, so that concurrent transitions never deadlock. */
export async function lockCandidatureParents(
  tx: Tx,
  parents: { company_id: string; plan_id: string; intern_id: string },
): Promise<void> {
  const { company_id, plan_id, intern_id } = parents
  await tx.run(lockStore.lockParentRows, { company_id, plan_id, intern_id })
}

/**
 * Locks the parents of all open or hired candidatures of an intern, and of those with an offer. Call
 * it first in a transaction that ends several of them, otherwise two offers accepted in parallel
 * could deadlock.
 */
export async function lockParentsOfIntern(tx: Tx, internId: string): Promise<void> {
  await lockEmployersOfIntern(tx, internId)
  await tx.run(lockStore.lockCandidatureIntern, { intern_id: internId })
}

/**
 * Locks the companies and plans among these parents. The caller locks the intern next, because it
 * locks several in an order of its own.
 */
export async function lockEmployersOfIntern(tx: Tx, internId: string): Promise<void> {
  await tx.run(lockStore.lockCompaniesOfIntern, { intern_id: internId })
  await tx.run(lockStore.lockPlansOfIntern, { intern_id: internId })
}

/** Candidatures whose parents a transaction of a timed job has locked together. */
const lockedTogether = new WeakMap<Tx, ReadonlySet<string>>()

/** Locks the parents of due rows for a timed job (`RowJob.lockFree`). */
export async function lockFreeParents(
  tx: Tx,
  rows: readonly DueJobRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const locked = await tx.many(lockStore.lockParentsWithoutWaiting, {
    candidature_ids: listSubjects(rows),
  })
  const parents = new Map(
    locked.map(({ candidature_id, company_id, intern_id }) => [
      candidature_id,
      [company_id, intern_id],
    ]),
  )
  lockedTogether.set(tx, new Set(parents.keys()))
  return mapRowParents(rows, parents)
}

/**
 * Locks a candidature and its parents and returns it with the facts of its policies; undefined if
 * it does not exist or is out of scope.
 */
export async function lockCandidature(
  tx: Tx,
  scope: CandidatureScope,
  id: string,
): Promise<store.LockedCandidatureRow | undefined> {
  if (!lockedTogether.get(tx)?.has(id)) {
    const parents = await tx.one(lockStore.lockParentsOfCandidature, {
      candidature_id: id,
      company_id: scope.company ?? null,
      intern_id: scope.intern ?? null,
    })
    if (!parents) return undefined
  }
  return tx.one(store.selectCandidatureForUpdate, { candidature_ids: [id] })
}

/** Returns the same without locks. */
export async function findCandidature(
  db: Db,
  scope: CandidatureScope,
  id: string,
): Promise<store.CandidatureRow | undefined> {
  return db.one(store.candidatureById, {
    candidature_id: id,
    company_id: scope.company ?? null,
    intern_id: scope.intern ?? null,
  })
}

/** Returns the stage of a candidature, or null if there is none. */
export async function getCandidatureStage(db: Db, id: string): Promise<CandidatureStage | null> {
  return (
    (await db.one(store.candidatureById, { candidature_id: id, company_id: null, intern_id: null }))
      ?.stage ?? null
  )
}

/** Returns the open candidature of an intern and a plan, or null. */
export async function findOpenCandidature(
  db: Db,
  company: CompanyScope | null,
  planId: string,
  internId: string,
): Promise<string | null> {
  return (
    (
      await db.one(store.selectOpenCandidature, {
        company_id: company,
        plan_id: planId,
        intern_id: internId,
      })
    )?.candidature_id ?? null
  )
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/**
 * Finds the reply that a company owes to another intern it interviewed 14 or more days ago.
 * @param internId the intern to be invited
 */
export async function findOverdueReply(
  db: Db,
  company: CompanyScope,
  internId: string,
): Promise<OverdueReply | undefined> {
  const before = daysAgo(db.now, overdueRule.stopProposalsAfterDays)
  const row = await db.one(clockStore.overdueOfCompany, {
    company_id: company,
    except_intern_id: internId,
    before,
  })
  return (
    row && {
      name: displayName(row.first_name, row.last_name, row.is_name_visible),
      plan: row.plan_name,
    }
  )
}

/**
 * Checks that a company has replied to the interns it interviewed.
 * @param internId the intern to be invited
 * @throws ANSWER_OVERDUE
 */
export async function checkOverdueReply(
  db: Db,
  company: CompanyScope,
  internId: string,
): Promise<void> {
  const overdue = await findOverdueReply(db, company, internId)
  authorize(candidatureCan.proposeAfterReplies(overdue), 'ANSWER_OVERDUE')
}

/**
 * Returns how fast a company usually replies, in hours; null without enough replies. All pages show
 * this number.
 */
export async function getCompanyResponseHours(db: Db, company: string): Promise<number | null> {
  const rows = await db.many(detailStore.companyAnswers, { company_id: company })
  return getMedianResponseHours(
    rows.map((row) => ({ askedAt: row.asked_at, answeredAt: row.answered_at })),
  )
}
