import { type BulkPreview, maxShownLeftOut } from '@fledge/contract/platform/bulk.ts'

interface SelectedRow {
  readonly id: string
  /** Empty if the row is gone. */
  readonly title: string
  /** Key of why the row is left out, or null. */
  readonly refusal: string | null
}

/** Whether a bulk act changes the row. */
export const isSelected = ({ refusal }: Pick<SelectedRow, 'refusal'>): boolean => refusal === null

/**
 * Counts what a bulk act would change, and what it leaves out by reason, and names the first of the
 * latter.
 * @param beyond number of selected rows beyond those that one act changes
 */
export function toBulkPreview(rows: readonly SelectedRow[], beyond: number): BulkPreview {
  const refusals = new Map<string, number>(beyond > 0 ? [['lists.refused.beyond', beyond]] : [])
  for (const { refusal } of rows)
    if (refusal !== null) refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
  return {
    count: rows.filter(isSelected).length,
    left_out: [...refusals].map(([reason, count]) => ({ reason, count })),
    left_out_rows: rows
      .flatMap(({ id, title, refusal }) =>
        refusal === null || title === '' ? [] : [{ id, title, refusal }],
      )
      .slice(0, maxShownLeftOut),
  }
}
