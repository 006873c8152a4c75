import { z } from 'zod'
import { claimSides } from '@fledge/domain/interviews/no-show-claims.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { provider, unreadCalendar } from '../calendars/schema.ts'
import { companyBrief, internBrief, permission, planBrief } from '../matching/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { instant, text, uuid, zone } from '../platform/schema.ts'

/** A slot, identified by its start. */
export const interviewSlot = z.object({
  slot_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Within the company's working day, in its zone. */
  in_company_hours: z.boolean(),
})
export type InterviewSlot = z.output<typeof interviewSlot>

/** Checks only the shape; the domain checks number, lead time and grid (`validateSlots`). */
export const slotStarts = z
  .array(instant)
  .min(1, messageKey('problems.chooseTime'))
  .max(slotRule.max)
export const meetingLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s/$.?#][^\s]*$/i, messageKey('problems.meetingLink'))
export const minutes = z.int().min(slotRule.minMinutes).max(slotRule.maxMinutes)
export const note = text(1000)

const person = z.object({
  member_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  job_title: z.string().nullable(),
})
export const interviewFeedback = z.object({
  attended: z.boolean(),
  rating: z.int().nullable(),
  strengths: z.string().nullable(),
  decision: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
})
/** An open report of a missed interview: who still has to respond, and the deadline. */
export const noShowClaim = z.object({
  claimed_by: z.enum(claimSides),
  claimed_at: z.string(),
  contested_at: z.string().nullable(),
  contest_by: z.string(),
  turn: z.enum(['company', 'intern', 'operator']),
  due_at: z.string(),
})

const common = {
  interview_id: z.string(),
  candidature_id: z.string(),
  plan: planBrief,
  status: z.enum(interviewStatuses),
  status_since: z.string(),
  created_at: z.string(),
  duration_minutes: z.int(),
  proposed_zone: z.string(),
  slots: z.array(interviewSlot),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  answer_by: z.string().nullable(),
  meeting_link: z.string().nullable(),
  interviewers: z.array(person),
  end_reason: z.string().nullable(),
  end_note: z.string().nullable(),
  no_show: noShowClaim.nullable(),
  /** Each side's statement on whether it took place; null until then. */
  attendance: z.object({ company: z.boolean().nullable(), intern: z.boolean().nullable() }),
  /** How often this reader may still ask for another time. */
  moves_left: z.int(),
  feedback: interviewFeedback.nullable(),
}
export const companyInterview = z.object({
  ...common,
  intern: internBrief,
  notes: z.string().nullable(),
  may: z.object({
    choose: permission,
    reschedule: permission,
    cancel: permission,
    editNotes: permission,
    giveFeedback: permission,
    claimNoShow: permission,
    contestNoShow: permission,
    withdrawClaim: permission,
  }),
})
export type CompanyInterviewView = z.output<typeof companyInterview>
export const internInterview = z.object({
  ...common,
  company: companyBrief,
  may: z.object({
    confirm: permission,
    counterPropose: permission,
    decline: permission,
    giveInternFeedback: permission,
    confirmHeld: permission,
    claimNoShow: permission,
    contestNoShow: permission,
    withdrawClaim: permission,
  }),
})
export type InternInterviewView = z.output<typeof internInterview>

const span = z.object({ starts_at: z.string(), ends_at: z.string() })
/** The company's working day in its local time; times outside it are marked. */
const workingDay = z.object({ from: z.string(), to: z.string() })
const openTime = span.extend({ in_company_hours: z.boolean() })
/** The next clock change of either side within the horizon. */
const clockChanges = z.array(z.object({ zone: z.string(), at: z.string() }))
/** Open times of an intern in UTC, without both sides' busy times. */
export const openSlotsResponse = z.object({
  intern: internBrief,
  company_zone: z.string(),
  company_hours: workingDay,
  duration_minutes: z.int(),
  from: z.string(),
  to: z.string(),
  slots: z.array(openTime),
  busy: z.array(span),
  /** Calendars that could not be read; only working hours are offered then. */
  unread: z.array(unreadCalendar),
  /** Provider whose calendar creates the meeting link if none is entered. */
  makes_link: provider.nullable(),
  clock_changes: clockChanges,
})
export const slotChoice = z.object({
  interview_id: z.string(),
  status: z.enum(interviewStatuses),
  slots: z.array(interviewSlot),
  duration_minutes: z.int(),
  own_zone: z.string(),
  other_zone: z.string(),
  company_hours: workingDay,
  answer_by: z.string().nullable(),
  /** Times to suggest instead. */
  other_times: z.array(openTime),
  busy: z.array(span),
  unread: z.array(unreadCalendar),
  moves_left: z.int(),
  clock_changes: clockChanges,
})

export const scheduleBody = z.strictObject({
  intern_id: uuid,
  io_id: uuid,
  slots: slotStarts,
  interviewer_ids: z.array(uuid).min(1, messageKey('problems.interviewer')).max(5),
  duration: minutes.default(slotRule.usualMinutes),
  /** Optional if a connected calendar creates one. */
  meeting_link: meetingLink.optional(),
  zone: zone.optional(),
  message: note.optional(),
})

/** Response of a transition. */
export const interviewTransition = z.object({
  interview_id: z.string(),
  candidature_id: z.string(),
  status: z.enum(interviewStatuses),
})
