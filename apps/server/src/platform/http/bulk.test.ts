import { maxShownLeftOut } from '@fledge/contract/platform/bulk.ts'
import { expect, it } from 'vitest'
import { toBulkPreview } from './bulk.ts'

const listRows = (count: number, refusal: string | null) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${refusal} ${at}`,
    title: `Row ${at}`,
    refusal,
  }))

it('counts all that are left out, and names the first hundred that have a name', () => {
  const gone = { id: 'gone', title: '', refusal: 'gone' }
  const rows = [gone, ...listRows(60, 'late'), ...listRows(7, null), ...listRows(91, 'taken')]
  const preview = toBulkPreview(rows, 2500)
  expect(preview.count).toBe(7)
  expect(preview.left_out.toSorted((a, b) => a.count - b.count)).toEqual([
    { reason: 'gone', count: 1 },
    { reason: 'late', count: 60 },
    { reason: 'taken', count: 91 },
    { reason: 'lists.refused.beyond', count: 2500 },
  ])
  expect(preview.left_out_rows).toHaveLength(maxShownLeftOut)
  expect(preview.left_out_rows[0]).toEqual({ id: 'late 0', title: 'Row 0', refusal: 'late' })
  expect(preview.left_out_rows.at(-1)).toEqual({
    id: 'taken 39',
    title: 'Row 39',
    refusal: 'taken',
  })
})
