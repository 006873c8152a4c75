import {
  maxMessageLength,
  maxMessageSubjectLength,
  maxTemplateNameLength,
  messageVariables,
  templateStates,
} from '@fledge/domain/messages/types.ts'
import { findUnknownVariables } from '@fledge/domain/messages/message-variables.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { line, text } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
const hasKnownVariables = (value: string) => findUnknownVariables(value).length === 0
const unknownVariable = messageKey('problems.unknownVariable', {
  variables: messageVariables.map((name) => `{${name}}`).join(', '),
})

/** Why a template is changed, for the log. */
export const templateNote = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))

/** Subject and text of a message, with variables. */
export const messageTexts = {
  subject: line(maxMessageSubjectLength).refine(hasKnownVariables, unknownVariable),
  body: text(maxMessageLength)
    .min(1, messageKey('problems.missing'))
    .refine(hasKnownVariables, unknownVariable),
}

export const addTemplateBody = z.strictObject({
  name: line(maxTemplateNameLength),
  ...messageTexts,
  note: templateNote,
})

export const changeTemplateBody = z.strictObject({
  ...addTemplateBody.shape,
  /** The version that the change is based on: another one is a conflict. */
  base: z.int().min(1),
})

export const templateFilters = {
  state: z.enum(templateStates).optional(),
  search: text(100).optional(),
}

export const templateView = z.object({
  template_id: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Number of the newest version, from 1. */
  version: z.int(),
  state: z.enum(templateStates),
  updated_at: z.string(),
  /** Who wrote the newest version; null once they have left. */
  author_name: z.string().nullable(),
  may: z.object({ change: permission, archive: permission, restore: permission }),
})
export type TemplateView = z.infer<typeof templateView>

export const templateVersion = z.object({
  version: z.int(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  note: z.string(),
  created_at: z.string(),
  author_name: z.string().nullable(),
})
export type TemplateVersion = z.infer<typeof templateVersion>
