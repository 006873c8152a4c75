import { expect, it } from 'vitest'
import { waitsForOthers } from './waits-for-others.ts'

const now = new Date('2026-12-08T12:00:00.000Z')
const wait = (name: string, turn: 'company' | 'operator' | 'intern', due_at: string | null) => ({
  name,
  turn,
  due_at,
})

it('lists all overdue responses, then the next due ones, and counts the rest', () => {
  const rows = [
    wait('ahead', 'company', '2026-12-09T12:00:00.000Z'),
    wait('own', 'intern', '2026-12-08T13:00:00.000Z'),
    wait('undated', 'company', null),
    wait('late company', 'company', '2026-12-04T12:00:00.000Z'),
    wait('late team', 'operator', '2026-11-25T12:00:00.000Z'),
  ]
  const names = (shown: number) => {
    const found = waitsForOthers(rows, now, shown)
    return [found.shown.map((one) => one.name), found.more]
  }
  expect(names(3)).toEqual([['late team', 'late company', 'ahead'], 1])
  expect(names(1)).toEqual([['late team', 'late company'], 2])
})
