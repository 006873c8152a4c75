import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { getLapseReason } from '@fledge/domain/candidatures/stage-deadlines.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as clockStore from './queries/clock.queries.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature, lockFreeParents } from './public.ts'
import { remindOfResponses } from './remind-of-responses.ts'
import { remindPlacement } from './remind-placement.ts'
import { toStageDays } from './views.ts'

async function lapseCandidature(tx: Tx, id: string): Promise<boolean> {
  const row = await lockCandidature(tx, {}, id)
  if (!row || !candidatureMachine.can('lapse', row.stage, 'clock')) return false
  const { closesAt, ...days } = toStageDays(row)
  if (!closesAt || closesAt > tx.now) return false
  const hadInterview =
    (await tx.one(clockStore.selectInterviewFacts, { candidature_ids: [id] }))?.was_proposed ??
    false
  const reason = getLapseReason({ ...days, hadInterview })
  await transitionCandidature(tx, { id, move: 'lapse', by: 'clock', reason, row })
  return true
}

/**
 * Closes candidatures that the company left unanswered until their deadline. Three unanswered
 * interests in 180 days pause the plan (event handlers of the feature plans).
 */
const closeUnanswered: Job = {
  name: 'candidatures.lapse',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    (await db.many(clockStore.lapsedIds, page)).map(({ candidature_id, due_at }) => ({
      at: due_at,
      id: candidature_id,
      process: (tx) => lapseCandidature(tx, candidature_id),
    })),
}

export const candidatureJobs: readonly Job[] = [closeUnanswered, remindOfResponses, remindPlacement]
