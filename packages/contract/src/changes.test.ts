import { expect, it } from 'vitest'
import { rooms } from './index.ts'

interface Changing {
  readonly changes?: readonly string[]
}

it('every answer that a call says it makes stale is one that can be asked for', () => {
  const all = Object.values(rooms).flatMap((calls): readonly (readonly [string, Changing])[] => Object.entries(calls))
  const known = new Set(all.map(([name]) => name))
  const unknown = all.flatMap(([name, { changes = [] }]) => changes.filter((one) => !known.has(one)).map((one) => `${name}: ${one}`))
  expect(unknown).toEqual([])
})
