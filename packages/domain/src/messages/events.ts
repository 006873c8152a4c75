import { data, defineEvents, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
import { messageReplyMachine } from './reply-machine.ts'

interface TemplateData {
  readonly name: string
  readonly version: number
}

/** Changes of templates; the subject is the template, the note says why. */
export const templateEvents = defineEvents('template', {
  add: data<TemplateData>(),
  change: data<TemplateData>(),
  archive: data<TemplateData>(),
  restore: data<TemplateData>(),
})

/** How many got a message by then, and how many of the selected were left out. */
interface SentCounts {
  readonly sentCount: number
  readonly leftOutCount: number
}

/** What happens to a message; the note is the reason. */
export const messageEvents = defineEvents('message', {
  write: data<{
    readonly recipientCount: number
    readonly leftOutCount: number
    readonly needsApproval: boolean
  }>(),
  approve: data<{ readonly recipientCount: number }>(),
  cancel: data<SentCounts>(),
  send: data<SentCounts>(),
  /** Someone of the team saw to whom it goes. */
  readRecipients: data<NoData>(),
  /** Someone got a message; the subject is the person. */
  receive: data<{ readonly message_id: string }>(),
})

/**
 * Events of a reply: its transitions. Texts and reasons stand with the reply only, so that they are
 * erased with it.
 */
export const messageReplyEvents = defineTransitionEvents(messageReplyMachine, {
  send: data<NoData>(),
  respond: data<NoData>(),
  close: data<NoData>(),
})
