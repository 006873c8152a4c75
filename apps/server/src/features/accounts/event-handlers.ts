import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import { indexIntern } from '../profiles/public.ts'
import { keepAccount } from './erasure-store.ts'

export const accountEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  /** Makes the intern visible again where they were visible before, and cancels the erasure. */
  'account.reactivate': async (event, tx) => {
    if (event.intern) await indexIntern(tx, event.intern)
    if ((await tx.run(keepAccount, event.subject)) > 0)
      await tx.notify({
        to: { users: [event.subject] },
        kind: 'accounts.kept',
        values: {},
        link: buildPath(event.company ? paths.company.settings : paths.intern.settings),
      })
  },
}
