import { expect, test } from 'vitest'
import { agreementKinds, sortAgreementsForIntern } from './types.ts'

const all = agreementKinds.map((kind) => ({ kind }))

test('lists first the agreements that interns accept themselves', () => {
  expect(sortAgreementsForIntern(all, false).map((agreement) => agreement.kind)).toEqual([
    'TERMS',
    'INTERN_CONDUCT',
    'PRIVACY',
    'PARTNER_TERMS',
    'COMPANY_CONDUCT',
  ])
  expect(sortAgreementsForIntern(all, true).map((agreement) => agreement.kind)[0]).toBe(
    'PARTNER_TERMS',
  )
})
