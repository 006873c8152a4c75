import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { client } from '../../platform/client.ts'
import { dropBatch, keepBatch } from '../../platform/kept-batch.ts'
import { useGo } from '../../platform/link.tsx'
import { showFailure } from '../../platform/query.ts'
import { startSession, useSession } from '../../platform/session.ts'
import { closedPageOf } from './batch-facts.tsx'

/**
 * Takes a batch: an intern without an open application is put in it at once, and their new application opens; anybody else is
 * led through sign-in, and comes back to the choice with the batch kept.
 */
export function useTakeBatch(): (batch: Pick<BatchView, 'code' | 'closed_page'>) => Promise<void> {
  const go = useGo()
  const user = useSession()
  return async (batch) => {
    if (batch.closed_page) return go(closedPageOf(batch))
    if (!user?.may_choose_batch) {
      keepBatch(batch.code)
      return go(address(pages.intern.getStarted, {}, { batch: batch.code, redirectTo: pages.intern.findBatch }))
    }
    try {
      await client.internRegistration.mapBatch({ params: { batchCode: batch.code }, body: {} })
      dropBatch()
      // What was read of the application that ended is no longer so, the session among it.
      startSession((await client.sessions.checkToken()).payload)
      return await go(address(pages.intern.applicationLanding))
    } catch (error) {
      return showFailure(error)
    }
  }
}
