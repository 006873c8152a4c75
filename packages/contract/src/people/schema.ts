import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { memberStatuses } from '@fledge/domain/members/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { paymentStatuses } from '@fledge/domain/payments/types.ts'
import { extendableWaits } from '@fledge/domain/people/extended-deadline.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { personMailStates, personStatuses, personTypes } from '@fledge/domain/people/types.ts'
import { operatorRoles } from '@fledge/domain/sessions/types.ts'
import { waitKinds, waitSides } from '@fledge/domain/waits/types.ts'
import { z } from 'zod'
import { accountControl } from '../accounts/operator-schema.ts'
import { fieldSchemas } from '../profiles/field-schemas.ts'
import { messageKey } from '../platform/message-keys.ts'
import { daySchema, text, uuid } from '../platform/schema.ts'

const operatorRole = z.enum(operatorRoles).nullable()
const permission = z.union([z.literal(true), z.string()])

/** The email of the account that has it, if that was closed as a duplicate of the person's; null otherwise. */
const mergedEmail = z.string().nullable()

export const peopleFilters = {
  type: z.enum(personTypes).optional(),
  application: z.enum(applicationStatuses).optional(),
  company: uuid.optional(),
  batch: uuid.optional(),
  /** Who has a seat in this batch now. */
  seat: uuid.optional(),
  search: text(100).optional(),
}

/** A person in the programme team's list, in whatever state. */
export const person = z.object({
  /** Id of the account, of the registration, or of the invited member. */
  id: z.string(),
  type: z.enum(personTypes),
  status: z.enum(personStatuses),
  /** Empty until the person has entered it. */
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  operator_role: operatorRole,
  /** The intern's latest application. */
  application: z
    .object({
      application_id: z.string(),
      status: z.enum(applicationStatuses),
      batch_name: z.string(),
    })
    .nullable(),
  company: z
    .object({ company_id: z.string(), name: z.string(), status: z.enum(companyStatuses) })
    .nullable(),
})
export type Person = z.infer<typeof person>

/** Something that waits for the person, or for which the person waits. */
const personWait = z.object({
  kind: z.enum(waitKinds),
  /** Id of the row that waits. */
  id: z.string(),
  /** The side whose turn it is. */
  side: z.enum(waitSides),
  since: z.string(),
  /** Null while the batch has no dates. */
  due_at: z.string().nullable(),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  /** Whether it is a reported concern, which has a page of its own. */
  is_concern: z.boolean(),
  batch_name: z.string().nullable(),
  /** Who of the team has taken it; null if no one has. */
  owner_name: z.string().nullable(),
})

/** What an intern cannot change once the application is submitted. */
export const lockedFields = z.object({
  first_name: z.string(),
  last_name: z.string(),
  intern_dob: z.string(),
})
export type LockedFields = z.infer<typeof lockedFields>

export const correctLockedFieldsBody = z.strictObject({
  first_name: fieldSchemas.first_name,
  last_name: fieldSchemas.last_name,
  intern_dob: fieldSchemas.intern_dob,
  /** The values that the operator saw; others are a conflict. */
  base: z.strictObject({
    first_name: z.string().max(200),
    last_name: z.string().max(200),
    intern_dob: z.string().max(10),
  }),
  /** For the intern. */
  reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

/** Which deadline is extended, to the end of which day in UTC, and why. */
export const extendDeadlineBody = z.strictObject({
  kind: z.enum(extendableWaits),
  /** Id of the row that waits. */
  subject_id: uuid,
  /** The deadline that the operator saw; another one is a conflict. */
  expected_due_at: z.iso.datetime().optional(),
  due_on: daySchema,
  reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

/** Everything that the programme team knows of a person, apart from the timeline. */
/** A note that the programme team keeps about an intern or a company member. */
export const personNote = z.object({
  note_id: z.string(),
  /** Empty once the author's account is deleted. */
  author: z.string(),
  note: z.string(),
  created_at: z.string(),
  account: mergedEmail,
  may: z.object({ remove: permission }),
})

export const personNoteBody = z.strictObject({
  note: text(2000).min(1, messageKey('problems.missing')),
})

export const personDetails = z.object({
  id: z.string(),
  type: z.enum(personTypes),
  status: z.enum(personStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  time_zone: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  /** Day on which the account is erased, if its owner asked for it. */
  erase_at: z.string().nullable(),
  operator_role: operatorRole,
  has_second_factor: z.boolean(),
  /** What managers may do with the account; null for someone without one. */
  account: accountControl.nullable(),
  company: z
    .object({
      company_id: z.string(),
      name: z.string(),
      status: z.enum(companyStatuses),
      member_status: z.enum(memberStatuses).nullable(),
    })
    .nullable(),
  waits: z.array(personWait),
  /** The latest notes of the team; null if the reader sees none or the person has no account. */
  notes: z.array(personNote).nullable(),
  applications: z.array(
    z.object({
      application_id: z.string(),
      status: z.enum(applicationStatuses),
      batch_id: z.string(),
      batch_name: z.string(),
      created_at: z.string(),
      submitted_at: z.string().nullable(),
      decided_at: z.string().nullable(),
      reviewer: z.string().nullable(),
      /** What the reader may do for the intern. */
      may: z.object({
        withdraw: permission,
        moveToBatch: permission,
        correctLocked: permission,
      }),
    }),
  ),
  candidatures: z.array(
    z.object({
      candidature_id: z.string(),
      stage: z.enum(candidatureStages),
      stage_since: z.string(),
      company_id: z.string(),
      company_name: z.string(),
      plan_name: z.string(),
      end_reason: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      payment_id: z.string(),
      status: z.enum(paymentStatuses),
      amount: z.number(),
      currency: z.string(),
      created_at: z.string(),
      receipt_number: z.string().nullable(),
      account: mergedEmail,
    }),
  ),
  interviews: z.array(
    z.object({
      interview_id: z.string(),
      status: z.enum(interviewStatuses),
      /** Null until a time is agreed. */
      starts_at: z.string().nullable(),
      /** The last of the proposed times; a server of the release before does not return it. */
      last_slot_at: z.string().nullable().optional(),
      status_since: z.string(),
      company_id: z.string(),
      company_name: z.string(),
      plan_name: z.string(),
      end_reason: z.string().nullable(),
    }),
  ),
  /** Without drafts, which only their company knows. */
  offers: z.array(
    z.object({
      offer_id: z.string(),
      status: z.enum(offerStatuses),
      status_since: z.string(),
      company_name: z.string(),
      role: z.string(),
    }),
  ),
  internships: z.array(
    z.object({
      internship_id: z.string(),
      status: z.enum(internshipStatuses),
      starts_on: z.string(),
      ends_on: z.string(),
      company_id: z.string(),
      company_name: z.string(),
      role: z.string(),
      /** Weeks on which feedback could be given so far, and when each side completed it. */
      weeks: z.array(
        z.object({
          number: z.int(),
          starts_on: z.string(),
          intern_completed_at: z.string().nullable(),
          company_completed_at: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** The latest emails to the account. */
  mails: z.array(
    z.object({
      id: z.string(),
      state: z.enum(personMailStates),
      /** With “…” for each value if these were deleted, or are for the recipient only. */
      subject: z.string(),
      created_at: z.string(),
      account: mergedEmail,
      may: z.object({ resend: permission }),
    }),
  ),
  /** Where the person is signed in. */
  sessions: z.array(
    z.object({ session_id: z.string(), device: z.string(), last_used_at: z.string() }),
  ),
  /** What the person has accepted. */
  agreements: z.array(
    z.object({ kind: z.string(), version: z.int(), title: z.string(), at: z.string() }),
  ),
})
export type PersonDetails = z.infer<typeof personDetails>

/** An event of the person's timeline. */
export const personEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** State machine or group of events, e.g. `offer`. */
  machine: z.string(),
  /** Transition or type of event, e.g. `accept`. */
  move: z.string(),
  actor_kind: z.string(),
  actor_name: z.string().nullable(),
  company_name: z.string().nullable(),
  /** Code of a reason. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
  account: mergedEmail,
})
export type PersonEvent = z.infer<typeof personEvent>
