import { digestHours } from '@fledge/domain/overdue/types.ts'
import type { Job } from '../../platform/http/handler.ts'
import { saveDigestDay } from '../sessions/public.ts'
import { sendDigest } from './send-digest.ts'
import { morningOperators } from './queries/overdue.queries.ts'

/** Emails each operator, in their morning, what they can act on, and nothing if there is nothing. */
const digestJob: Job = {
  name: 'overdue.digest',
  async run(tx) {
    const operators = await tx.many(morningOperators, {
      now: tx.now.toISOString(),
      from_hour: digestHours.from,
      to_hour: digestHours.to,
    })
    let begun = 0
    for (const operator of operators) {
      if (!(await saveDigestDay(tx, operator.user_id, operator.day))) continue
      await sendDigest(tx, operator)
      begun += 1
    }
    return begun
  },
}

export const overdueJobs: readonly Job[] = [digestJob]
