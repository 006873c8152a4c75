import { digestHours } from '@fledge/domain/overdue/types.ts'
import type { Job } from '../../platform/http/handler.ts'
import { saveDigestDay } from '../sessions/public.ts'
import { sendDigest } from './send-digest.ts'
import { digestsDue, morningOperator } from './queries/overdue.queries.ts'

const hours = { from_hour: digestHours.from, to_hour: digestHours.to }

/**
 * Emails each operator, in their morning, what they can act on, and nothing if there is nothing. Each
 * has a transaction of their own, so that a failure delays no one else.
 */
const digestJob: Job = {
  name: 'overdue.digest',
  due: async (db, page) =>
    (await db.many(digestsDue, { ...page, ...hours })).map(({ user_id, due_at }) => ({
      at: due_at,
      id: user_id,
      async process(tx) {
        // Read again: they may have left, or set an absence, since they were found.
        const operator = await tx.one(morningOperator, {
          user_id,
          now: tx.now.toISOString(),
          ...hours,
        })
        if (!operator || !(await saveDigestDay(tx, user_id, operator.day))) return false
        await sendDigest(tx, operator)
        return true
      },
    })),
}

export const overdueJobs: readonly Job[] = [digestJob]
