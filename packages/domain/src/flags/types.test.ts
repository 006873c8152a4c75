import { describe, expect, it } from 'vitest'
import { getFlagBucket, isFlagOn } from './types.ts'

const people = Array.from(
  { length: 2000 },
  (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
)
const share = (percentage: number) =>
  people.filter((person) => isFlagOn('NEW_THING', { isOn: false, percentage, userIds: [] }, person))
    .length / people.length

describe('a roll-out by percentage', () => {
  it('reaches about the given share, no one at 0 and everyone at 100', () => {
    expect(share(0)).toBe(0)
    expect(share(100)).toBe(1)
    expect(Math.abs(share(30) - 0.3)).toBeLessThan(0.05)
  })

  it('keeps its users when the percentage grows', () => {
    const getUsers = (percentage: number) =>
      new Set(people.filter((person) => getFlagBucket('NEW_THING', person) < percentage))
    const grownUsers = getUsers(40)
    expect([...getUsers(20)].every((person) => grownUsers.has(person))).toBe(true)
  })

  it('selects different users for another flag', () => {
    expect(people.filter((person) => getFlagBucket('ONE', person) < 50).join()).not.toBe(
      people.filter((person) => getFlagBucket('TWO', person) < 50).join(),
    )
  })

  it('is on for anonymous visitors only if it is on for everyone', () => {
    expect(isFlagOn('X', { isOn: false, percentage: 100, userIds: [] }, null)).toBe(false)
    expect(isFlagOn('X', { isOn: true, percentage: 0, userIds: [] }, null)).toBe(true)
  })
})
