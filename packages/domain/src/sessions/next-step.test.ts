import { expect, it } from 'vitest'
import { type AddressFacts, keptBySigningIn, nextStep } from './next-step.ts'

const nobody: AddressFacts = {
  user_type: null,
  user_status: null,
  member_status: null,
  company_status: null,
  invited_company: null,
  domain_company: null,
  is_leaving: false,
  erase_at: null,
}

it('returns the next sign-in step for each kind of address', () => {
  const member = {
    ...nobody,
    user_type: 'C',
    user_status: 'ACTIVE',
    member_status: 'ACTIVE',
    company_status: 'APPROVED',
  } as const
  const intern = { ...nobody, user_type: 'I', user_status: 'ACTIVE' } as const
  expect(nextStep(nobody, 'C')).toBe('SIGN_UP')
  expect(nextStep(nobody, 'I')).toBe('SIGN_UP')
  expect(nextStep(nobody, 'O')).toBe('SIGN_IN')
  expect(nextStep({ ...nobody, invited_company: 'A', domain_company: 'A' }, 'C')).toBe(
    'INVITED_USER',
  )
  expect(nextStep({ ...nobody, domain_company: 'A' }, 'C')).toBe('WAIT_FOR_INVITATION')
  expect(nextStep(member, 'C')).toBe('SIGN_IN')
  expect(nextStep(member, 'I')).toBe('REGISTERED_AS_COMPANY')
  expect(nextStep(intern, 'C')).toBe('REGISTERED_AS_INTERN')
  expect(nextStep({ ...member, member_status: 'DEACTIVATED' }, 'C')).toBe('ACCOUNT_DEACTIVATED')
  const leaving = { ...member, user_status: 'DEACTIVATED', is_leaving: true }
  expect(nextStep(leaving, 'C')).toBe('SIGN_IN')
  expect(nextStep({ ...intern, user_status: 'DEACTIVATED' }, 'I')).toBe('ACCOUNT_DEACTIVATED')
  expect(nextStep({ ...member, member_status: 'DEACTIVATED' }, 'I')).toBe('REGISTERED_AS_COMPANY')
  expect(nextStep({ ...intern, user_status: 'DEACTIVATED' }, 'C')).toBe('REGISTERED_AS_INTERN')
  expect(nextStep({ ...member, company_status: 'IN_WAITING_LIST' }, 'C')).toBe('IN_WAITING_LIST')
})

it('returns the deletion date only where signing in cancels the deletion', () => {
  const eraseAt = '2026-12-22T09:00:00.000Z'
  const intern = {
    ...nobody,
    user_type: 'I',
    user_status: 'DEACTIVATED',
    erase_at: eraseAt,
  } as const
  expect(keptBySigningIn(intern, 'I')).toBe(eraseAt)
  expect(keptBySigningIn(intern, 'C')).toBeNull()
  expect(keptBySigningIn({ ...intern, erase_at: null }, 'I')).toBeNull()
})
