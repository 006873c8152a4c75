import { expect, it } from 'vitest'
import type { Operator, OperatorRole } from '../sessions/types.ts'
import { cannedCommentCan } from './canned-comment-can.ts'

// Only the kind and the role decide here.
const operator = (role: OperatorRole) => ({ kind: 'operator', userId: 'ada', role }) as Operator
const listAllowed = (decisions: ReturnType<typeof cannedCommentCan.open>) =>
  Object.entries(decisions)
    .filter(([, decision]) => decision.allowed)
    .map(([name]) => name)

it('reviewers and managers write canned comments; finance, partners and visitors do not', () => {
  for (const role of ['REVIEWER', 'MANAGER'] as const)
    expect(cannedCommentCan.add(operator(role)).allowed).toBe(true)
  const others = [operator('FINANCE'), operator('PARTNER'), { kind: 'anonymous' } as const]
  for (const actor of others) {
    expect(cannedCommentCan.add(actor).allowed).toBe(false)
    for (const isArchived of [true, false])
      expect(listAllowed(cannedCommentCan.open(actor, { isArchived }))).toEqual([])
  }
})

it('an archived canned comment can only be restored, an active one cannot', () => {
  const reviewer = operator('REVIEWER')
  expect(listAllowed(cannedCommentCan.open(reviewer, { isArchived: false }))).toEqual([
    'change',
    'archive',
  ])
  expect(listAllowed(cannedCommentCan.open(reviewer, { isArchived: true }))).toEqual(['restore'])
})
