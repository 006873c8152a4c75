import { dayMs } from '@fledge/kernel/dates.ts'
import type { BadgeContent } from '../tones.ts'

/** What a template or message can contain about its recipient, in braces: “{first_name}”. */
export const messageVariables = ['first_name', 'batch', 'company', 'deadline'] as const
export type MessageVariable = (typeof messageVariables)[number]

export const maxTemplateNameLength = 80
/** A subject fits in the list of an email program. */
export const maxMessageSubjectLength = 60
export const maxMessageLength = 4000

/** States of a template: offered to who writes a message, or no longer. */
export const templateStates = ['ACTIVE', 'ARCHIVED'] as const
export type TemplateState = (typeof templateStates)[number]

export const templateBadges = {
  ACTIVE: { text: 'templates.state.ACTIVE', tone: 'teal' },
  ARCHIVED: { text: 'templates.state.ARCHIVED', tone: 'slate' },
} as const satisfies Readonly<Record<TemplateState, BadgeContent>>

/** What a manager does with a template in this state so that it is offered, or no longer. */
export const getTemplateAct = (state: TemplateState): 'archive' | 'restore' =>
  state === 'ACTIVE' ? 'archive' : 'restore'

/**
 * Whom a message to rows of a list reaches: the people in the rows, or the administrators or all active
 * members of the companies in them.
 */
export const messageAudiences = ['PEOPLE', 'ADMINISTRATORS', 'MEMBERS'] as const
export type MessageAudience = (typeof messageAudiences)[number]

/** Lists from which a message is written, with whom it can reach. */
export const messageLists = {
  people: ['PEOPLE'],
  placement: ['PEOPLE'],
  applications: ['PEOPLE'],
  companies: ['ADMINISTRATORS', 'MEMBERS'],
  risk: messageAudiences,
  candidatures: messageAudiences,
  interviews: messageAudiences,
  offers: messageAudiences,
  internships: messageAudiences,
} as const satisfies Readonly<Record<string, readonly [MessageAudience, ...MessageAudience[]]>>
export type MessageList = keyof typeof messageLists

/** Returns whom a message to rows of a list can reach. */
export const listAudiences = (
  list: MessageList,
): readonly [MessageAudience, ...MessageAudience[]] => messageLists[list]

/** Above so many recipients, a colleague of the author has to approve a message. */
export const approvalAbove = 200
/** Most people to whom one message goes. */
export const maxRecipients = 10_000
/** Most messages of the programme team that a person gets within `messageWeekMs`. */
export const maxMessagesPerWeek = 3
export const messageWeekMs = 7 * dayMs

export const messageStates = ['AWAITING_APPROVAL', 'SCHEDULED', 'SENT', 'CANCELLED'] as const
export type MessageState = (typeof messageStates)[number]

export const messageBadges = {
  AWAITING_APPROVAL: { text: 'messages.state.AWAITING_APPROVAL', tone: 'amber' },
  SCHEDULED: { text: 'messages.state.SCHEDULED', tone: 'blue' },
  SENT: { text: 'messages.state.SENT', tone: 'teal' },
  CANCELLED: { text: 'messages.state.CANCELLED', tone: 'slate' },
} as const satisfies Readonly<Record<MessageState, BadgeContent>>
