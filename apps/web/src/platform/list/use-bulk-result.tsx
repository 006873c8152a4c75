import { type ReactNode, useEffect, useState } from 'react'
import { onUndone } from '../query/undone-acts.ts'
import { refreshOnceEffective } from '../query/refresh-once-effective.ts'
import type { BulkOutcome } from './bulk-outcome.ts'
import { BulkResultDialog } from './bulk-result-dialog.tsx'

interface BulkResultState {
  readonly show: (result: BulkOutcome) => void
  readonly dialog: ReactNode
}

/**
 * Shows the result of a bulk act that has left rows out, until the act is undone; the selection it
 * was for is over. Once the act takes effect, the lists are read again.
 * @param describe says what was done with how many
 */
export function useBulkResult(describe: (count: number) => string): BulkResultState {
  const [result, setResult] = useState<BulkOutcome | null>(null)
  const pendingId = result?.pending?.act_id
  useEffect(() => {
    const stop = onUndone((actId) => {
      if (actId === pendingId) setResult(null)
    })
    return stop
  }, [pendingId])
  return {
    show: (next) => {
      if (next.pending) refreshOnceEffective(next.pending)
      setResult(next.rows.length > next.count ? next : null)
    },
    dialog: result ? (
      <BulkResultDialog result={result} describe={describe} onClose={() => setResult(null)} />
    ) : null,
  }
}
