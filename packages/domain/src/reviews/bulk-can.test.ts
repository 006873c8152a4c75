import { expect, it } from 'vitest'
import { type Operator, operatorRoles } from '../sessions/types.ts'
import { bulkReviewCan } from './bulk-can.ts'

it('only those who review draw a sample and approve many', () => {
  const allowed = operatorRoles.filter((role) => {
    // Only the kind and the role decide here.
    const actor = { kind: 'operator', userId: 'ada', operator: 'ada', role } as Operator
    return (
      bulkReviewCan.approveMany(actor, { isSampleSeen: true }).allowed &&
      bulkReviewCan.drawSample(actor, { isSampleOpen: false, count: 1 }).allowed
    )
  })
  expect(allowed).toEqual(['REVIEWER', 'MANAGER'])
})
