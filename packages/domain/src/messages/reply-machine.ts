import { defineMachine } from '@fledge/kernel/machine.ts'
import { replyStatuses } from './reply-types.ts'

/**
 * State machine of a reply to a message of the programme team, which answers it, or closes it with a
 * reason if it needs no answer.
 */
export const messageReplyMachine = defineMachine('messageReply', replyStatuses, {
  send: { from: [null], to: 'UNANSWERED', by: ['company', 'intern'] },
  respond: { from: ['UNANSWERED'], to: 'ANSWERED', by: ['operator'] },
  close: { from: ['UNANSWERED'], to: 'CLOSED', by: ['operator'] },
})
