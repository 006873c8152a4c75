import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { CompanyMember, CompanyScope } from '../sessions/types.ts'
import { agreementCan, isAgreementSigned } from './can.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const admin: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const explain = (verdict: PolicyDecision) => (verdict.allowed ? 'yes' : verdict.messageKey)

test('a company must sign again when a new version of the agreement is published', () => {
  expect(isAgreementSigned({ current: 1, signed: null })).toBe(false)
  expect(isAgreementSigned({ current: 1, signed: 1 })).toBe(true)
  expect(explain(agreementCan.propose({ current: 2, signed: 1 }))).toBe('errors.CONDUCT_NOT_SIGNED')
})

test('only an administrator can sign, once, and only the current version', () => {
  expect(explain(agreementCan.sign(admin, { current: 2, signed: 1 }, 2))).toBe('yes')
  expect(explain(agreementCan.sign(admin, { current: 2, signed: 1 }, 1))).toBe(
    'agreements.refused.newer',
  )
  expect(explain(agreementCan.sign(admin, { current: 2, signed: 2 }, 2))).toBe(
    'errors.ALREADY_EXISTS',
  )
  expect(
    explain(agreementCan.sign({ ...admin, role: 'SUPERVISOR' }, { current: 2, signed: null }, 2)),
  ).toBe('refused.adminOnly')
})
