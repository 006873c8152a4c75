import type { LockedHidingRow } from './queries/hidings.queries.ts'

/** What is hidden, and whose it is. */
export type HiddenItem = Pick<
  LockedHidingRow,
  'hiding_id' | 'kind' | 'part' | 'intern_id' | 'company_id' | 'plan_id'
>
