import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { operatorRoles } from '@fledge/domain/sessions/types.ts'
import { deskOwners, waitOwners } from '@fledge/domain/waits/types.ts'
import { handedOutKinds } from '@fledge/domain/waits/rules.ts'
import { z } from 'zod'
import { booleanText, text, uuid } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
export const waitKind = z.enum(overdueKinds)
export const handedOutKind = z.enum(handedOutKinds)
export const waitReason = text(maxReasonNoteLength)
/** A wait in a request. */
export const waitRef = { kind: waitKind, id: uuid }

export const waitFilters = {
  kind: waitKind.optional(),
  /** A member of the programme team, oneself, no one, or colleagues who are away. */
  owner: z.union([z.enum(waitOwners), uuid]).optional(),
  late: booleanText.optional(),
  due_today: booleanText.optional(),
}
const waitRows = z.array(z.strictObject(waitRef)).max(maxBulkRows)
/** Waits that an act is for: these, or all that match the filters with some exceptions. */
export const waitSelection = z.union([
  z.strictObject({ rows: waitRows.min(1) }),
  z.strictObject({ filters: z.strictObject(waitFilters), except: waitRows }),
])
export type WaitSelection = z.infer<typeof waitSelection>

/** Something that waits for the programme team. */
export const teamWait = z.object({
  kind: waitKind,
  /** Id of the application, company, offer, interview, missed interview, request or candidature. */
  id: z.string(),
  /** The person or thing it is about. */
  title: z.string(),
  detail: z.string(),
  /** Whether it is a reported concern, which has a page of its own. */
  is_concern: z.boolean(),
  /** The company that it concerns. */
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  since: z.string(),
  due_at: z.string(),
  is_late: z.boolean(),
  /** Account of the one who takes care of it. */
  owner_id: z.string().nullable(),
  owner_name: z.string().nullable(),
  may: z.object({ take: permission, assign: permission, release: permission }),
})
export type TeamWait = z.infer<typeof teamWait>

/** When something was sent to the programme team, and by when it is reviewed. */
export const sentForReview = {
  sent_at: z.string().nullable(),
  /** A server of the release before does not return it. */
  review_due_at: z.string().nullable().optional(),
}

/** Who takes care of what is open on the review desk. */
export const deskOwner = z.object({
  user_id: z.string(),
  name: z.string(),
  since: z.string(),
  /** Whether they are absent today. */
  is_away: z.boolean(),
  /** Whether they took it over from the reader. */
  is_from_reader: z.boolean(),
})
export type DeskOwnerView = z.infer<typeof deskOwner>
/** Who takes care of a row of the review desk, and until when the reader has left it to others. */
export const ownedRow = {
  owner_id: z.string().nullable(),
  owner_name: z.string().nullable(),
  skipped_until: z.string().nullable(),
}
export const deskOwnerFilter = z.enum(deskOwners).optional()
/** How many rows of the review desk no one, the reader or a colleague takes care of. */
export const ownerCounts = z.object({ none: z.int(), me: z.int(), colleagues: z.int() })
export type OwnerCounts = z.infer<typeof ownerCounts>

/** A member of the programme team. */
export const colleague = z.object({
  user_id: z.string(),
  name: z.string(),
  operator_role: z.enum(operatorRoles),
  is_active: z.boolean(),
  /** The last day of an absence that has begun. */
  absent_until: z.string().nullable(),
  /** How many waits they take care of. */
  waits: z.int(),
})
export type Colleague = z.infer<typeof colleague>
