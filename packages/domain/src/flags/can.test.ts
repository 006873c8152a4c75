import { expect, test } from 'vitest'
import type { CompanyMember, CompanyScope, Operator, OperatorScope } from '../sessions/types.ts'
import { flagCan } from './can.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const member: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const operator: Operator = {
  kind: 'operator',
  userId: 'o',
  operator: 'o' as OperatorScope,
  role: 'MANAGER',
}

test('only operators can read the features of other users', () => {
  expect(flagCan.read({ kind: 'anonymous' }, null).allowed).toBe(true)
  expect(flagCan.read({ kind: 'anonymous' }, 'u').allowed).toBe(false)
  expect(flagCan.read(member, 'u').allowed).toBe(true)
  expect(flagCan.read(member, 'x')).toEqual({ allowed: false, messageKey: 'errors.FORBIDDEN' })
  expect(flagCan.read(operator, 'x').allowed).toBe(true)
})

test('only managers change a feature', () => {
  expect(flagCan.change(operator).allowed).toBe(true)
  expect(flagCan.change({ ...operator, role: 'FINANCE' })).toMatchObject({
    messageKey: 'refused.managerOnly',
  })
  expect(flagCan.change(member)).toMatchObject({ messageKey: 'refused.notYours' })
})
