import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type ReactNode, useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { deletePendingBatch, storePendingBatch } from '../../shared/pending-batch.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showFailure, useApiQuery } from '../../platform/query/query.ts'
import { startSession, useSession } from '../../platform/shell/session.ts'
import { getClosedPagePath } from './batch-fact-list.tsx'
import { TakeSeatDialog } from '../../shared/take-seat-dialog.tsx'

/**
 * Returns a function that chooses a batch, and the confirmation dialog to render. Interns without
 * an open application confirm dates and price and get a new application. Other users are sent
 * through sign-in and return to the choice with the batch remembered.
 */
export function useChooseBatch(): readonly [(batch: BatchView) => Promise<void>, ReactNode] {
  const go = useNavigateTo()
  const user = useSession()
  const [chosen, setChosen] = useState<BatchView | null>(null)
  const own = useEndedApplication()
  const [map, busy] = useAssignBatch(own?.may.carryOver === true)
  const take = async (batch: BatchView) => {
    if (batch.closed_page) return go(getClosedPagePath(batch))
    if (user?.may_choose_batch) return setChosen(batch)
    storePendingBatch(batch.code)
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
    chosen ? (
      <TakeSeatDialog
        batch={chosen}
        startMonth={own?.profile.start_month ?? null}
        busy={busy}
        onAccept={() => void map(chosen)}
        onClose={() => setChosen(null)}
      />
    ) : null,
  ]
}

/** Returns the ended application of an intern who can choose another batch. */
export function useEndedApplication() {
  const user = useSession()
  const isAsked = user?.may_choose_batch === true && Boolean(user.application_id)
  return useApiQuery('applications', 'getApplication', {}, { enabled: isAsked }).data?.payload
}

/**
 * Adds the intern to a batch and redirects to the new application.
 * @param carries whether answers of the ended application are copied
 */
function useAssignBatch(carries: boolean): readonly [(batch: BatchView) => Promise<void>, boolean] {
  const go = useNavigateTo()
  const [busy, setBusy] = useState(false)
  const map = async (batch: BatchView) => {
    setBusy(true)
    try {
      const terms = batch.partner ? { partner_terms_accepted: true } : {}
      await (carries
        ? client.internRegistration.carryOver({ body: { batch_code: batch.code, ...terms } })
        : client.internRegistration.mapBatch({ params: { batchCode: batch.code }, body: terms }))
      deletePendingBatch()
      // Data of the ended application is stale, including the session.
      startSession((await client.sessions.checkToken()).payload)
      await go(buildPath(paths.intern.applicationLanding))
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return [map, busy]
}
