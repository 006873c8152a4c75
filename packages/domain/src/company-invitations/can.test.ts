import { expect, it } from 'vitest'
import { operatorRoles, type OperatorScope } from '../sessions/types.ts'
import { companyInvitationCan } from './can.ts'

it('only managers import companies', () => {
  const allowed = operatorRoles.filter(
    (role) =>
      companyInvitationCan.importFile({
        kind: 'operator',
        userId: 'ada',
        // The brand has no run-time value.
        operator: 'ada' as OperatorScope,
        role,
      }).allowed,
  )
  expect(allowed).toEqual(['MANAGER'])
  expect(companyInvitationCan.importFile({ kind: 'anonymous' }).allowed).toBe(false)
})
