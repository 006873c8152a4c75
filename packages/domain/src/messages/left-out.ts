import { isMailWanted } from '../notices/types.ts'
import type { UserStatus, UserType } from '../sessions/types.ts'
import { fillVariables, listVariables, type VariableValues } from './message-variables.ts'
import { maxMessagesPerWeek, type MessageVariable } from './types.ts'

/** What decides whether someone gets a message. */
export interface RecipientFacts {
  readonly type: UserType
  readonly status: UserStatus
  /** Kinds of emails that the person turned off. */
  readonly disabledKinds: readonly string[]
  /** How many messages the person got in the last week. */
  readonly recentCount: number
  readonly values: VariableValues
}

export interface MessageContent {
  readonly subject: string
  readonly body: string
}

/** The kind of email that a message is. */
export const messageMailKind = 'messages.written'

/** Returns the key of why someone does not get a message, or null. */
export function findLeftOutReason(person: RecipientFacts, message: MessageContent): string | null {
  if (person.type === 'O') return 'messages.refused.team'
  if (person.status !== 'ACTIVE') return 'messages.refused.deactivated'
  if (!isMailWanted(messageMailKind, person.disabledKinds)) return 'messages.refused.turnedOff'
  if (person.recentCount >= maxMessagesPerWeek) return 'messages.refused.weekFull'
  return listEmptyVariables(message, person.values).length > 0 ? valueMissing : null
}

const valueMissing = 'messages.refused.valueMissing'

/** Returns the variables of a message for which someone has no value. */
export const listEmptyVariables = (
  { subject, body }: MessageContent,
  values: VariableValues,
): readonly MessageVariable[] =>
  listVariables(`${subject}\n${body}`).filter((name) => values[name] === null)

/** Returns what one recipient reads. */
export const fillMessage = (
  { subject, body }: MessageContent,
  values: VariableValues,
): MessageContent => ({
  subject: fillVariables(subject, values),
  body: fillVariables(body, values),
})
