import { expect, it } from 'vitest'
import { findFailedCheck } from './approval-checks.ts'

const facts = {
  isOnboarded: true,
  hasOwnDomain: true,
  hasOwnWebsite: null,
  profilePercent: 60,
  wasRejected: false,
  wasDomainRejected: false,
  wasAsked: false,
}

it('a company passes if it is complete, has its own domain and was never rejected', () => {
  expect(findFailedCheck(facts)).toBeNull()
  expect(findFailedCheck({ ...facts, isOnboarded: false })).toBe('companies.refused.onboarding')
  expect(findFailedCheck({ ...facts, hasOwnDomain: false })).toBe('companies.refused.freeAddress')
  expect(findFailedCheck({ ...facts, hasOwnWebsite: true })).toBeNull()
  expect(findFailedCheck({ ...facts, hasOwnWebsite: false })).toBe('companies.refused.website')
  expect(findFailedCheck({ ...facts, wasDomainRejected: true })).toBe(
    'companies.refused.domainRejected',
  )
  expect(findFailedCheck({ ...facts, wasAsked: true })).toBe('companies.refused.asked')
  expect(findFailedCheck({ ...facts, profilePercent: 59 })).toBe('companies.refused.profile')
  expect(findFailedCheck({ ...facts, wasRejected: true })).toBe('companies.refused.rejectedBefore')
})
