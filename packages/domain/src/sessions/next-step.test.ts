import { expect, it } from 'vitest'
import { type AddressFacts, findErasureStoppedBySignIn, getSignInStep } from './next-step.ts'

const unknownAddress: AddressFacts = {
  user_type: null,
  user_status: null,
  member_status: null,
  company_status: null,
  invited_company_name: null,
  domain_company_name: null,
  is_leaving: false,
  is_blocked: false,
  erase_at: null,
}

it('returns the next sign-in step for each kind of address', () => {
  const member = {
    ...unknownAddress,
    user_type: 'C',
    user_status: 'ACTIVE',
    member_status: 'ACTIVE',
    company_status: 'APPROVED',
  } as const
  const intern = { ...unknownAddress, user_type: 'I', user_status: 'ACTIVE' } as const
  expect(getSignInStep(unknownAddress, 'C')).toBe('SIGN_UP')
  expect(getSignInStep(unknownAddress, 'I')).toBe('SIGN_UP')
  expect(getSignInStep(unknownAddress, 'O')).toBe('SIGN_IN')
  expect(
    getSignInStep({ ...unknownAddress, invited_company_name: 'A', domain_company_name: 'A' }, 'C'),
  ).toBe('INVITED_USER')
  expect(getSignInStep({ ...unknownAddress, domain_company_name: 'A' }, 'C')).toBe(
    'WAIT_FOR_INVITATION',
  )
  expect(getSignInStep(member, 'C')).toBe('SIGN_IN')
  expect(getSignInStep(member, 'I')).toBe('REGISTERED_AS_COMPANY')
  expect(getSignInStep(intern, 'C')).toBe('REGISTERED_AS_INTERN')
  expect(getSignInStep({ ...member, member_status: 'DEACTIVATED' }, 'C')).toBe(
    'ACCOUNT_DEACTIVATED',
  )
  const leaving = { ...member, user_status: 'DEACTIVATED', is_leaving: true }
  expect(getSignInStep(leaving, 'C')).toBe('SIGN_IN')
  expect(getSignInStep({ ...intern, user_status: 'DEACTIVATED' }, 'I')).toBe('ACCOUNT_DEACTIVATED')
  expect(getSignInStep({ ...member, member_status: 'DEACTIVATED' }, 'I')).toBe(
    'REGISTERED_AS_COMPANY',
  )
  expect(getSignInStep({ ...intern, user_status: 'DEACTIVATED' }, 'C')).toBe('REGISTERED_AS_INTERN')
  // An address says nothing of what the programme team did, and sends a code as any other.
  const blocked = { user_status: 'DEACTIVATED', is_blocked: true } as const
  expect(getSignInStep({ ...intern, ...blocked }, 'I')).toBe('SIGN_IN')
  expect(getSignInStep({ ...member, ...blocked, member_status: 'DEACTIVATED' }, 'C')).toBe(
    'SIGN_IN',
  )
  expect(getSignInStep({ ...member, ...blocked, company_status: 'IN_WAITING_LIST' }, 'C')).toBe(
    'IN_WAITING_LIST',
  )
  expect(getSignInStep({ ...member, company_status: 'IN_WAITING_LIST' }, 'C')).toBe(
    'IN_WAITING_LIST',
  )
})

it('says the same of every address where the programme team signs in', () => {
  const erasing = { user_status: 'DEACTIVATED', erase_at: '2026-12-22T09:00:00.000Z' } as const
  for (const facts of [
    unknownAddress,
    { ...unknownAddress, user_type: 'O', user_status: 'ACTIVE' },
    // Invited to the team, or removed from it.
    { ...unknownAddress, ...erasing, user_type: 'O' },
    { ...unknownAddress, ...erasing, user_type: 'I' },
    { ...unknownAddress, user_type: 'C', company_status: 'IN_WAITING_LIST' },
  ] satisfies readonly AddressFacts[]) {
    expect(getSignInStep(facts, 'O')).toBe('SIGN_IN')
    expect(findErasureStoppedBySignIn(facts, 'O')).toBeNull()
  }
})

it('returns the deletion date only where signing in cancels the deletion', () => {
  const eraseAt = '2026-12-22T09:00:00.000Z'
  const intern = {
    ...unknownAddress,
    user_type: 'I',
    user_status: 'DEACTIVATED',
    erase_at: eraseAt,
  } as const
  expect(findErasureStoppedBySignIn(intern, 'I')).toBe(eraseAt)
  expect(findErasureStoppedBySignIn(intern, 'C')).toBeNull()
  expect(findErasureStoppedBySignIn({ ...intern, erase_at: null }, 'I')).toBeNull()
  expect(findErasureStoppedBySignIn({ ...intern, is_blocked: true }, 'I')).toBeNull()
})
