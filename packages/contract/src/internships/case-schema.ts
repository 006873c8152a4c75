import {
  internshipActionStatuses,
  internshipStatuses,
  rescueActs,
} from '@fledge/domain/internships/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { daySchema, text, uuid } from '../platform/schema.ts'

const sides = ['operator', 'company', 'intern'] as const
const permission = z.union([z.literal(true), z.string()])

/** A message between the programme team and the side that raised a concern. */
export const caseMessage = z.object({
  message_id: z.string(),
  side: z.enum(sides),
  /** Empty once the author's account is deleted. */
  author: z.string(),
  message: z.string(),
  created_at: z.string(),
})

/** A note of the programme team, which no one else sees. */
export const caseNote = z.object({
  note_id: z.string(),
  author: z.string(),
  note: z.string(),
  created_at: z.string(),
})

/** A concern with everything that was said and done about it. */
export const caseDetails = z.object({
  action_id: z.string(),
  status: z.enum(internshipActionStatuses),
  raised_by: z.enum(['company', 'intern']),
  raiser: z.string(),
  note: z.string(),
  created_at: z.string(),
  /** Date by which the programme team decides; null once it has. */
  due_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  decision_reason: z.string().nullable(),
  owner: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  internship: z.object({
    internship_id: z.string(),
    status: z.enum(internshipStatuses),
    starts_on: z.string(),
    ends_on: z.string(),
    plan_name: z.string(),
    company_id: z.string(),
    company_name: z.string(),
    /** Id of the intern's page. */
    user_id: z.string(),
    intern_name: z.string(),
    supervisor: z.string(),
    second_supervisor: z.string().nullable(),
  }),
  /** Active members of the company who could supervise. */
  colleagues: z.array(z.object({ member_id: z.string(), name: z.string() })),
  messages: z.array(caseMessage),
  notes: z.array(caseNote),
  may: z.object({
    note: permission,
    write: permission,
    change_due_date: permission,
    decide: permission,
    rescue: permission,
  }),
})
export type CaseDetails = z.output<typeof caseDetails>

export const caseMessageBody = z.strictObject({
  message: text(2000).min(1, messageKey('problems.missing')),
})
export const caseNoteBody = z.strictObject({
  note: text(2000).min(1, messageKey('problems.missing')),
})

/** Another day for the decision. The person who raised the concern gets the reason. */
export const caseDueDateBody = z.strictObject({
  due_on: daySchema,
  reason: text(1000).min(1, messageKey('problems.reason')),
})

/** What is done for the internship: a later end, or a supervisor. Both sides get the reason. */
export const rescueBody = z.strictObject({
  act: z.enum(rescueActs),
  ends_on: daySchema.optional(),
  supervisor_id: uuid.optional(),
  reason: text(1000).min(1, messageKey('problems.reason')),
})
