import { expect, test } from 'vitest'
import type { CompanyMember, CompanyScope, Operator, OperatorScope } from '../sessions/types.ts'
import { secondFactorCan } from './can.ts'

const anOperator = (role: Operator['role']): Operator => ({
  kind: 'operator',
  userId: 'own',
  // Ids of a test.
  operator: 'own' as OperatorScope,
  role,
})
const aMember = (role: CompanyMember['role']): CompanyMember => ({
  kind: 'company',
  userId: 'member',
  memberId: 'm1',
  // As above.
  company: 'c1' as CompanyScope,
  role,
  permissions: [],
  companyStatus: 'APPROVED',
})
const colleague = { userId: 'colleague', type: 'O', hasSecondFactor: true } as const
const member = { userId: 'member', type: 'C', hasSecondFactor: true } as const

test('operators and administrators set it up', () => {
  expect(secondFactorCan.setUp(anOperator('REVIEWER')).allowed).toBe(true)
  expect(secondFactorCan.setUp(aMember('ADMIN')).allowed).toBe(true)
  expect(secondFactorCan.setUp(aMember('SUPERVISOR')).allowed).toBe(false)
  expect(secondFactorCan.setUp({ kind: 'anonymous' }).allowed).toBe(false)
})

test('managers reset those of operators, every operator those of members, no one their own', () => {
  const manager = anOperator('MANAGER')
  expect(secondFactorCan.reset(manager, colleague)).toEqual({ allowed: true })
  expect(secondFactorCan.reset(anOperator('REVIEWER'), colleague)).toMatchObject({
    messageKey: 'refused.managerOnly',
  })
  expect(secondFactorCan.reset(anOperator('REVIEWER'), member)).toEqual({ allowed: true })
  expect(secondFactorCan.reset(manager, { ...colleague, userId: 'own' })).toMatchObject({
    messageKey: 'secondFactor.refused.own',
  })
  expect(secondFactorCan.reset(manager, { ...member, hasSecondFactor: false })).toMatchObject({
    messageKey: 'secondFactor.refused.notSetUp',
  })
  expect(secondFactorCan.reset(aMember('ADMIN'), member).allowed).toBe(false)
})
