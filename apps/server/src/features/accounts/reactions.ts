import type { Reaction } from '../../platform/db/database.ts'
import { indexIntern } from '../profiles/public.ts'

export const accountReactions: Readonly<Record<string, Reaction>> = {
  /** Whoever comes back is seen again where they were seen before. */
  'account.reactivate': async (event, tx) => {
    if (event.intern) await indexIntern(tx, event.intern)
  },
}
