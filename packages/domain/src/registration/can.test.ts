import { expect, test } from 'vitest'
import { registrationCan } from './can.ts'

const createDenial = (messageKey: string) => ({ allowed: false, messageKey })

test('an account requires the point of contact, then the company', () => {
  expect(registrationCan.createAccount({ hasPoc: false, hasCompany: false })).toEqual(
    createDenial('registration.refused.pocFirst'),
  )
  expect(registrationCan.createAccount({ hasPoc: true, hasCompany: false })).toEqual(
    createDenial('registration.refused.companyFirst'),
  )
  expect(registrationCan.createAccount({ hasPoc: true, hasCompany: true }).allowed).toBe(true)
})

test('a company registration is for companies, and one company has an email domain', () => {
  expect(registrationCan.continueAsCompany('I')).toEqual(
    createDenial('registration.refused.otherType'),
  )
  expect(registrationCan.continueAsCompany('C').allowed).toBe(true)
  expect(registrationCan.claimDomain(true)).toEqual(
    createDenial('registration.refused.companyThere'),
  )
  expect(registrationCan.claimDomain(false).allowed).toBe(true)
})
