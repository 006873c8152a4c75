import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { features } from '../index.ts'
import { changedByNotices, noticeChanges } from './stale-answers.ts'

const known = new Set(
  Object.values(features).flatMap((calls): readonly string[] => Object.keys(calls)),
)
// Every message has its subject, and its subject says its kind.
const told = new Set(
  Object.keys(catalogue).flatMap((key) => /^mails\.(\w+)\.\w+\.subject$/.exec(key)?.[1] ?? []),
)

it('every kind of notice says which answers it changes', () => {
  const kinds = [...noticeKinds.map((one) => one.kind), ...told]
  expect(kinds.filter((kind) => !(kind in noticeChanges))).toEqual([])
})

it('only answers that can be asked for are named', () => {
  expect(
    Object.values(noticeChanges)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([])
})

it('what is new of several kinds is asked for once each', () => {
  const names = changedByNotices([
    'candidatures.express',
    'candidatures.withdraw',
    'companies.approve',
  ])
  expect(names).toContain('getHiringUpdates')
  expect(names).toContain('checkToken')
  expect(new Set(names).size).toBe(names.length)
})

it('the account of a company changes what its members may and what they read', () => {
  expect(changedByNotices(['companies.reject'])).toEqual(
    expect.arrayContaining(['checkToken', 'getPlan', 'getCreditBalance', 'getHiringUpdates']),
  )
})
