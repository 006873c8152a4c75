import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { memberRoles, memberStatuses } from '@fledge/domain/members/types.ts'
import { waitKinds, waitSides } from '@fledge/domain/waits/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'
import { companyNote } from './company-note.ts'
import { person, personEvent } from '../people/schema.ts'
import {
  candidatureRecord,
  creditRecord,
  internshipRecord,
  interviewRecord,
  noShowRecord,
  offerRecord,
  planRecord,
} from '../records/schema.ts'

/** The newest rows of a list, and how many there are. */
const excerpt = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int(), rows: z.array(row) })

const permission = z.union([z.literal(true), z.string()])

/** Everything that the programme team knows of a company, apart from the timeline. */
export const companyPage = z.object({
  company_id: z.string(),
  name: z.string(),
  status: z.enum(companyStatuses),
  is_trusted: z.boolean(),
  logo_url: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  time_zone: z.string(),
  website: z.string().nullable(),
  email_domain: z.string().nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  account_manager: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  credits_left: z.int(),
  /** How fast the company usually replies; null without enough replies. */
  response_hours: z.int().nullable(),
  /** What waits for the company or for which it waits, the longest overdue first. */
  waits: z.array(
    z.object({
      kind: z.enum(waitKinds),
      id: z.string(),
      side: z.enum(waitSides),
      since: z.string(),
      due_at: z.string().nullable(),
      /** Whether it is a reported concern, which has a page of its own. */
      is_concern: z.boolean(),
      /** The intern whom it concerns. */
      intern_name: z.string().nullable(),
      /** Who of the team has taken it; null if no one has. */
      owner_name: z.string().nullable(),
    }),
  ),
  lists: z.object({
    plans: excerpt(planRecord),
    candidatures: excerpt(candidatureRecord),
    interviews: excerpt(interviewRecord),
    offers: excerpt(offerRecord),
    internships: excerpt(internshipRecord),
    credits: excerpt(creditRecord),
    /** Interviews that the company missed. */
    no_shows: excerpt(noShowRecord),
  }),
  /** Everyone of the company; role and status are null for those who are still signing up. */
  members: excerpt(
    person.extend({
      role: z.enum(memberRoles).nullable(),
      member_status: z.enum(memberStatuses).nullable(),
    }),
  ),
  /** Interns' feedback on interviews, and their weekly ratings as far as the company sees them. */
  ratings: z.object({
    interview_count: z.int(),
    interview_average: z.number().nullable(),
    week_count: z.int(),
    week_average: z.number().nullable(),
  }),
  notes: z.array(companyNote),
  may: z.object({
    trust: permission,
    note: permission,
    assign_manager: permission,
    transfer_administrator: permission,
  }),
})
export type CompanyPage = z.infer<typeof companyPage>

/** An event of the company's timeline. */
export const companyEvent = personEvent
  .omit({ company_name: true, account: true })
  .extend({ intern_name: z.string().nullable() })

export const noteBody = z.strictObject({
  note: text(2000).min(1, messageKey('problems.missing')),
})

/** Null: the company has no account manager. */
export const accountManagerBody = z.strictObject({ account_manager_id: uuid.nullable() })
