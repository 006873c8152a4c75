import { expect, it } from 'vitest'
import { listPendingOnOthers } from './list-pending-on-others.ts'

const now = new Date('2026-12-08T12:00:00.000Z')
const createPending = (
  name: string,
  turn: 'company' | 'operator' | 'intern',
  due_at: string | null,
) => ({
  name,
  turn,
  due_at,
})

it('lists all overdue responses, then the next due ones, and counts the rest', () => {
  const rows = [
    createPending('ahead', 'company', '2026-12-09T12:00:00.000Z'),
    createPending('own', 'intern', '2026-12-08T13:00:00.000Z'),
    createPending('undated', 'company', null),
    createPending('late company', 'company', '2026-12-04T12:00:00.000Z'),
    createPending('late team', 'operator', '2026-11-25T12:00:00.000Z'),
  ]
  const names = (shown: number) => {
    const found = listPendingOnOthers(rows, now, shown)
    return [found.shown.map((row) => row.name), found.more]
  }
  expect(names(3)).toEqual([['late team', 'late company', 'ahead'], 1])
  expect(names(1)).toEqual([['late team', 'late company'], 2])
})
