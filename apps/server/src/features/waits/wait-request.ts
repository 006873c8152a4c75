import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { getTeamDayEnd } from '@fledge/domain/today/rules.ts'
import { limitWaitKinds } from '@fledge/domain/waits/rules.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'

interface WaitQuery {
  readonly kind?: OverdueKind | undefined
  readonly late?: 'true' | 'false' | undefined
  readonly due_today?: 'true' | 'false' | undefined
  readonly owner?: string | undefined
}

/** What the list, its CSV and acts on everything that matches read. */
export const toWaitRequest = (
  actor: Operator,
  now: Date,
  { kind, late, owner, ...query }: WaitQuery,
) => ({
  scope: {
    operator: actor.operator,
    user_id: actor.userId,
    ...toWaitParams(now),
    day_end: getTeamDayEnd(now),
  },
  filters: {
    kind,
    kinds: limitWaitKinds(actor.role),
    late: late === 'true',
    due_today: query.due_today === 'true',
    unowned: owner === 'none',
    covered: owner === 'away',
    owner: owner === 'me' ? actor.userId : owner === 'none' || owner === 'away' ? undefined : owner,
  },
})
