import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type ReactNode, useState } from 'react'
import { client } from '../../platform/client.ts'
import { dropBatch, keepBatch } from '../../platform/kept-batch.ts'
import { useGo } from '../../platform/link.tsx'
import { showFailure, useApiQuery } from '../../platform/query.ts'
import { startSession, useSession } from '../../platform/session.ts'
import { closedPageOf } from './batch-facts.tsx'
import { TakeSeatDialog } from '../../platform/take-seat.tsx'

/**
 * Takes a batch: an intern without an open application is asked, with dates and cost, then put in it, and their new application opens; anybody else is led through sign-in, and comes back to the choice with the batch kept.
 * @returns what takes it, and what it may have to ask
 */
export function useTakeBatch(): readonly [(batch: BatchView) => Promise<void>, ReactNode] {
  const go = useGo()
  const user = useSession()
  const [asked, setAsked] = useState<BatchView | null>(null)
  const own = useFormer()
  const [map, busy] = useMapBatch(own?.may.carryOver === true)
  const take = async (batch: BatchView) => {
    if (batch.closed_page) return go(closedPageOf(batch))
    if (user?.may_choose_batch) return setAsked(batch)
    keepBatch(batch.code)
    return user?.is_reg_token
      ? go(buildPath(paths.intern.basicDetails))
      : go(
          buildPath(
            paths.intern.getStarted,
            {},
            { batch: batch.code, redirectTo: paths.intern.findBatch },
          ),
        )
  }
  return [
    take,
    asked ? (
      <TakeSeatDialog
        batch={asked}
        startMonth={own?.profile.start_month ?? null}
        busy={busy}
        onAccept={() => void map(asked)}
        onClose={() => setAsked(null)}
      />
    ) : null,
  ]
}

/** The own application that has ended, of whoever may choose another batch. */
export function useFormer() {
  const user = useSession()
  const isAsked = user?.may_choose_batch === true && Boolean(user.application_id)
  return useApiQuery('applications', 'getApplication', {}, { enabled: isAsked }).data?.payload
}

/** Puts the intern into a batch, and leads them to the application that it opens. @param carries the one that ended with its batch goes along */
function useMapBatch(carries: boolean): readonly [(batch: BatchView) => Promise<void>, boolean] {
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const map = async (batch: BatchView) => {
    setBusy(true)
    try {
      const terms = batch.partner ? { partner_terms_accepted: true } : {}
      await (carries
        ? client.internRegistration.carryOver({ body: { batch_code: batch.code, ...terms } })
        : client.internRegistration.mapBatch({ params: { batchCode: batch.code }, body: terms }))
      dropBatch()
      // What was read of the application that ended is no longer so, the session among it.
      startSession((await client.sessions.checkToken()).payload)
      await go(buildPath(paths.intern.applicationLanding))
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return [map, busy]
}
