import {
  companyInvitationActs,
  companyInvitationChoices,
  companyInvitationStates,
} from '@fledge/domain/company-invitations/types.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { text, uuid } from '../platform/schema.ts'
import { importCompaniesBody } from './schema.ts'

const permission = z.union([z.literal(true), z.string()])

export const companyInvitationFilters = {
  state: z.enum(companyInvitationChoices).optional(),
  search: text(100).optional(),
}

/** A company that the programme team invited, and what became of it. */
export const companyInvitation = z.object({
  invitation_id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.enum(companyInvitationStates),
  /** Who invited it; null once they have left. */
  invited_by_name: z.string().nullable(),
  invited_at: z.string(),
  /** When its latest email was sent. */
  sent_at: z.string(),
  /** The company that registered with the domain of the address; null until one does. */
  company_id: z.string().nullable(),
  registered_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  withdraw_reason: z.string().nullable(),
  may: z.object({ resend: permission, withdraw: permission }),
})
export type CompanyInvitation = z.infer<typeof companyInvitation>

const invitationIds = z.array(uuid).max(maxBulkRows)

/** Invitations that an act is for: these, or all that match the filters with some exceptions. */
export const invitationSelection = z.union([
  z.strictObject({ rows: invitationIds.min(1) }),
  z.strictObject({ filters: z.strictObject(companyInvitationFilters), except: invitationIds }),
])
export type InvitationSelection = z.infer<typeof invitationSelection>

export const previewInvitationsBody = z.strictObject({
  selection: invitationSelection,
  act: z.enum(companyInvitationActs),
})
export const changeInvitationsBody = z.strictObject({
  ...previewInvitationsBody.shape,
  reason: importCompaniesBody.shape.reason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
})
