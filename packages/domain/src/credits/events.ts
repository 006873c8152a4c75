import { data, defineEvents } from '@fledge/kernel/events.ts'

interface CreditCorrection {
  readonly amount: number
  /** Balance afterwards. */
  readonly left: number
  /** Name of the company. */
  readonly company: string
}

export const creditEvents = defineEvents('credit', {
  grant: data<CreditCorrection>(),
  revoke: data<CreditCorrection>(),
})
