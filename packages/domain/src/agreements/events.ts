import { data, defineEvents } from '@fledge/kernel/events.ts'

export const agreementEvents = defineEvents('agreement', {
  sign: data<{
    readonly kind: string
    readonly version: number
    /** Name of the company. */
    readonly company: string
    readonly user_id: string
  }>(),
})
