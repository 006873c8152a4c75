import { expect, test } from 'vitest'
import { agreementKinds, forInterns } from './types.ts'

const all = agreementKinds.map((kind) => ({ kind }))

test('lists first the agreements that interns accept themselves', () => {
  expect(forInterns(all, false).map((one) => one.kind)).toEqual([
    'TERMS',
    'INTERN_CONDUCT',
    'PRIVACY',
    'PARTNER_TERMS',
    'COMPANY_CONDUCT',
  ])
  expect(forInterns(all, true).map((one) => one.kind)[0]).toBe('PARTNER_TERMS')
})
