import { expect, test } from 'vitest'
import {
  settleSearches,
  isTextMatch,
  isNameMatch,
  maxHits,
  wrapIndex,
  deduplicateHits,
} from './search.ts'

const hit = (to: string) => ({ id: to, label: to, to })

test('ignores accents and case', () => {
  expect(isTextMatch('sao', 'São Paulo')).toBe(true)
  expect(isTextMatch(' LAGOS ', null, 'Lagos')).toBe(true)
  expect(isTextMatch('lagos', null, 'Nairobi')).toBe(false)
})

test('finds a screen or action by the words of its name or aliases, in any order', () => {
  const aliases = 'write a plan, new plan'
  expect(isNameMatch('write a plan', 'Create plan', aliases)).toBe(true)
  expect(isNameMatch('plan new ', 'Create plan', aliases)).toBe(true)
  expect(isNameMatch('', 'Create plan')).toBe(true)
  expect(isNameMatch('write offer', 'Create plan', aliases)).toBe(false)
})

test('shows an item of two lists only in the first, and drops empty groups', () => {
  const found = deduplicateHits([
    { name: 'shell.found.hired', hits: [hit('/a')] },
    { name: 'shell.found.candidates', hits: [hit('/a')] },
    { name: 'shell.found.plans', hits: [hit('/b')] },
  ])
  expect(found.map(({ name, hits }) => [name, hits.map(({ to }) => to)])).toEqual([
    ['shell.found.hired', ['/a']],
    ['shell.found.plans', ['/b']],
  ])
})

test('ignores a failed list, and throws if all lists fail', async () => {
  const plans = { name: 'shell.found.plans', hits: [hit('/a')] } as const
  expect(await settleSearches([Promise.resolve(plans), Promise.reject(new Error('away'))])).toEqual(
    [plans],
  )
  await expect(settleSearches([Promise.reject(new Error('away'))])).rejects.toThrow('away')
})

test('limits the hits of each group', () => {
  const many = Array.from({ length: maxHits + 3 }, (_, at) => hit(`/${at}`))
  expect(deduplicateHits([{ name: 'shell.found.plans', hits: many }])[0]?.hits).toHaveLength(
    maxHits,
  )
})

test('keeps the link to all results of a group', () => {
  const all = { id: 'all', label: 'Show all', to: '/all' }
  expect(deduplicateHits([{ name: 'shell.found.plans', hits: [hit('/a')], all }])).toEqual([
    { name: 'shell.found.plans', hits: [hit('/a')], all },
  ])
})

test('wraps the selection around, and returns 0 for an empty list', () => {
  expect([wrapIndex(0, -1, 3), wrapIndex(2, 1, 3), wrapIndex(0, 1, 3), wrapIndex(0, 1, 0)]).toEqual(
    [2, 0, 1, 0],
  )
})
