import type { reviewCalls } from '@fledge/contract/reviews/calls.ts'
import { noShowRule } from '@fledge/domain/no-shows/rules.ts'
import { promiseRule } from '@fledge/domain/promises.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { queueCounts } from './overview-store.ts'

/** What waits for the programme team, counted over all rows. */
export const countQueues: Handler<(typeof reviewCalls)['countQueues']> = ({ db, actor, now }) =>
  db.many(
    queueCounts,
    actor.operator,
    now.toISOString(),
    new Date(now.getTime() - noShowRule.countsMs).toISOString(),
    promiseRule.waitingListDays,
  )
