import type { BulkResult } from '@fledge/contract/platform/bulk.ts'

/** The result of a bulk act, with when it takes effect if it can still be undone. */
export interface BulkOutcome extends BulkResult {
  readonly pending?: { readonly act_id: string; readonly due_at: string } | null
}
