import { expect, it } from 'vitest'
import type { CompanyMember, InternActor, Operator, OperatorRole } from '../sessions/types.ts'
import { messageReplyCan } from './reply-can.ts'
import { maxRepliesPerMessage } from './reply-types.ts'

// Only the kind and the role decide here.
const intern = { kind: 'intern', userId: 'amara' } as InternActor
const member = { kind: 'company', userId: 'hannah' } as CompanyMember
const operator = (role: OperatorRole) => ({ kind: 'operator', userId: 'ada', role }) as Operator

it('interns and company members reply a few times; the team and visitors do not', () => {
  for (const actor of [intern, member]) {
    expect(messageReplyCan.send(actor, { replyCount: maxRepliesPerMessage - 1 }).allowed).toBe(true)
    expect(messageReplyCan.send(actor, { replyCount: maxRepliesPerMessage }).allowed).toBe(false)
  }
  for (const actor of [operator('MANAGER'), { kind: 'anonymous' } as const])
    expect(messageReplyCan.send(actor, { replyCount: 0 }).allowed).toBe(false)
})

it('reviewers and managers answer or close an open reply, and no one else does', () => {
  for (const decision of ['respond', 'close'] as const) {
    expect(messageReplyCan.decide(operator('REVIEWER'), 'UNANSWERED', decision).allowed).toBe(true)
    expect(messageReplyCan.decide(operator('REVIEWER'), 'ANSWERED', decision).allowed).toBe(false)
    for (const actor of [operator('FINANCE'), operator('PARTNER'), intern, member])
      expect(messageReplyCan.decide(actor, 'UNANSWERED', decision).allowed).toBe(false)
  }
})
