import { importLimits, readImportFile } from '@fledge/domain/company-invitations/import-file.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { optionalWebsite } from '../platform/links.ts'
import { messageKey, translateMessage } from '../platform/message-keys.ts'
import { email, line, text } from '../platform/schema.ts'

const reason = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))

/** The text of a CSV file that can be read. */
const importFile = z
  .string()
  .max(importLimits.characters, {
    ...messageKey('companyInvitations.file.tooLong'),
    abort: true,
  })
  .superRefine((file, ctx) => {
    const read = readImportFile(file)
    if ('problem' in read)
      ctx.addIssue({
        code: 'custom',
        message: translateMessage(`companyInvitations.file.${read.problem}`),
      })
  })

export const importFileBody = z.strictObject({ file: importFile })

export const importCompaniesBody = z.strictObject({
  ...importFileBody.shape,
  reason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(importLimits.rows),
})

/** A company that can be invited, with its contact. */
export const invitedContact = z.strictObject({
  name: line(150),
  website: optionalWebsite,
  first_name: line(100),
  last_name: line(100),
  email,
})
export type InvitedContact = z.infer<typeof invitedContact>

/** What an import does with each row. */
export const importPreview = z.object({
  /** Number of companies that are invited. */
  count: z.int(),
  rows: z.array(
    z.object({
      /** Its place below the first line, from 1. */
      row: z.int(),
      name: z.string(),
      website: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      /** Key of the reason why it is left out; null if it is invited. */
      refusal: z.string().nullable(),
      /** When the company was invited before. */
      invited_at: z.string().nullable(),
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importResult = z.object({ count: z.int(), pending: pendingResponse })
