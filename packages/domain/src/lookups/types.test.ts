import { expect, test } from 'vitest'
import { agreementKinds, sortAgreementsForIntern } from './types.ts'

const all = agreementKinds.map((kind) => ({ kind }))

test('lists first the agreements that interns accept themselves', () => {
  expect(sortAgreementsForIntern(all, false).map((one) => one.kind)).toEqual([
    'TERMS',
    'INTERN_CONDUCT',
    'PRIVACY',
    'PARTNER_TERMS',
    'COMPANY_CONDUCT',
  ])
  expect(sortAgreementsForIntern(all, true).map((one) => one.kind)[0]).toBe('PARTNER_TERMS')
})
