import { expect, it } from 'vitest'
import type { AnyActor, OperatorRole, OperatorScope } from '../sessions/types.ts'
import { lookupCan } from './can.ts'
import { getLookupState, lookupLists, lookupParents, lookupStates } from './types.ts'

const createOperator = (role: OperatorRole): AnyActor => ({
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role,
})
const manager = createOperator('MANAGER')
const explain = (actor: AnyActor, row: Parameters<typeof lookupCan.open>[1]) =>
  Object.values(lookupCan.open(actor, row)).map((decision) =>
    decision.allowed ? 'yes' : decision.messageKey,
  )

it('only managers change lists', () => {
  for (const role of ['REVIEWER', 'FINANCE'] as const)
    expect(explain(createOperator(role), { list: 'skill', state: 'ACTIVE' })).toEqual(
      Array(4).fill('refused.managerOnly'),
    )
  expect(lookupCan.add({ kind: 'anonymous' }, 'gender')).toMatchObject({
    messageKey: 'refused.notYours',
  })
})

it('the state says what managers may do: rename, deactivate, activate, merge', () => {
  expect(lookupStates.map((state) => explain(manager, { list: 'skill', state }))).toEqual([
    ['yes', 'yes', 'lookups.refused.active', 'yes'],
    ['yes', 'lookups.refused.inactive', 'yes', 'yes'],
    ['yes', 'lookups.refused.inactive', 'lookups.refused.merged', 'yes'],
  ])
  expect(explain(manager, { list: 'country', state: 'ACTIVE' }).at(-1)).toBe(
    'lookups.refused.country',
  )
  expect(
    lookupStates.filter((state) => lookupCan.absorb(manager, { list: 'skill', state }).allowed),
  ).toEqual(['ACTIVE'])
})

it('nothing is added to lists of standards', () => {
  expect(lookupLists.filter((list) => !lookupCan.add(manager, list).allowed)).toEqual([
    'country',
    'language',
    'education-level',
  ])
})

it('groups are lists themselves', () => {
  expect(Object.values(lookupParents).filter((list) => !lookupLists.includes(list))).toEqual([])
})

it('a merged entry is archived and says into which', () => {
  expect([
    getLookupState(false, null),
    getLookupState(true, null),
    getLookupState(true, 3),
  ]).toEqual(['ACTIVE', 'INACTIVE', 'MERGED'])
})
