import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'
import type { OperatorRole } from '../sessions/types.ts'
import type { AbsenceDays } from './types.ts'

/** Changes of the programme team; the subject is the operator's account. */
export const operatorEvents = defineEvents('operator', {
  invite: data<{ readonly operatorRole: OperatorRole; readonly partnerId?: string }>(),
  inviteAgain: data<NoData>(),
  withdraw: data<NoData>(),
  join: data<NoData>(),
  changeRole: data<{ readonly from: OperatorRole; readonly to: OperatorRole }>(),
  editAccount: data<NoData>(),
  setAbsence: data<AbsenceDays & { readonly coverId: string | null }>(),
  endAbsence: data<NoData>(),
})
