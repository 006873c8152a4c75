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
