import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { type ReactNode, useState } from 'react'
import { BulkResultDialog } from './bulk-result-dialog.tsx'

interface BulkResultState {
  readonly show: (result: BulkResult) => void
  readonly dialog: ReactNode
}

/**
 * Shows the result of a bulk act that has left rows out; the selection it was for is over.
 * @param describe says what was done with how many
 */
export function useBulkResult(describe: (count: number) => string): BulkResultState {
  const [result, setResult] = useState<BulkResult | null>(null)
  return {
    show: (next) => setResult(next.rows.length > next.count ? next : null),
    dialog: result ? (
      <BulkResultDialog result={result} describe={describe} onClose={() => setResult(null)} />
    ) : null,
  }
}
