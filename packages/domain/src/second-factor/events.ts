import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

/** What happens to the second factor of a user, who is the subject. */
export const secondFactorEvents = defineEvents('secondFactor', {
  setUp: data<NoData>(),
  turnOff: data<NoData>(),
  renewRecoveryCodes: data<NoData>(),
  useRecoveryCode: data<{ readonly codesLeft: number }>(),
  /** The programme team turned it off for someone who can no longer enter a code. */
  reset: data<NoData>(),
})
