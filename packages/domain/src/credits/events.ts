import { data, defineEvents } from '@fledge/kernel/events.ts'

export const creditEvents = defineEvents('credit', {
  grant: data<{
    readonly amount: number
    /** Balance after the grant. */
    readonly left: number
    /** Name of the company. */
    readonly company: string
  }>(),
})
