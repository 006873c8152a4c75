import { data, defineEvents } from '@fledge/kernel/events.ts'

export const fileEvents = defineEvents('file', {
  /** The programme team opened an identity document. */
  readIdentity: data<{ readonly owner: string | null }>(),
})
