import { data, defineEvents, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { memberMachine } from './machine.ts'
import type { MemberPermission, MemberRole } from './types.ts'

interface MemberStatusData {
  readonly name: string
  /** Name of the company. */
  readonly company: string
  /** Account of the member; null if the invitation was not accepted yet. */
  readonly user_id: string | null
  /** Address of an invitation that was not accepted yet, otherwise null. */
  readonly email: string | null
}

export const memberEvents = {
  ...defineTransitionEvents(memberMachine, {
    join: data<{
      readonly name: string
      readonly company: string
      /** User who sent the invitation; null if their account no longer exists. */
      readonly invited_by: string | null
    }>(),
    revoke: data<MemberStatusData>(),
    activate: data<MemberStatusData>(),
    /** Without the member's data if they left by their own choice. */
    deactivate: data<Pick<MemberStatusData, 'company'> & Partial<MemberStatusData>>(),
  }),
  ...defineEvents('member', {
    changeRole: data<{
      readonly from: MemberRole
      readonly to: MemberRole
      readonly permissions: readonly MemberPermission[]
      readonly company: string
      /** The member, or null if they changed their own role or have no account yet. */
      readonly user_id: string | null
    }>(),
    /** The programme team makes another member the administrator; the subject is that member. */
    transferAdministrator: data<{
      readonly company: string
      readonly from: { readonly user_id: string; readonly name: string }
      readonly to: { readonly user_id: string; readonly name: string }
    }>(),
  }),
}
