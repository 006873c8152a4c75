import { z } from 'zod'
import { declineInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { instant, uuid, zone } from '../platform/schema.ts'
import { claimReaders, interviewReaders } from './interview-readers.ts'
import { internInterview, interviewTransition, note, slotChoice, slotStarts } from './schema.ts'

const params = z.strictObject({ id: uuid })

/** Interviews as the intern replies to them. */
export const internInterviewEndpoints = defineEndpoints({
  listInternInterviews: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/interviews',
    access: ['intern'],
    summary: "Returns the intern's interviews, upcoming ones first.",
    params,
    query: z.strictObject({ all: z.enum(['0', '1']).optional() }),
    response: z.array(internInterview),
    paginated: true,
    fromReplica: true,
  },
  listInternCandidatureInterviews: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/interviews',
    access: ['intern'],
    summary: "Returns the interviews of the intern's candidature.",
    params,
    response: z.array(internInterview),
    paginated: true,
  },
  internInterviewTimes: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/interview/time/{id}',
    access: ['intern'],
    summary: 'Returns the times to choose from, and other times the intern could suggest.',
    params,
    response: slotChoice.extend({ interview: internInterview }),
  },
  counterPropose: {
    method: 'POST',
    path: 'intern-service/intern-application/internships/interview-rescheduled',
    access: ['intern'],
    summary: 'Proposes other times and releases a confirmed one.',
    body: z.strictObject({
      interview_id: uuid,
      slots: slotStarts,
      reason: note.optional(),
      zone: zone.optional(),
    }),
    response: interviewTransition,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'SLOT_TAKEN',
      'EXPLANATION_REQUIRED',
      'UNDER_REVIEW',
      'BOOKING_SUSPENDED',
    ],
    invalidates: interviewReaders,
  },
  confirmInterview: {
    method: 'POST',
    path: 'intern-service/intern-application/internships/interview-scheduled/confirm',
    access: ['intern'],
    summary: 'Confirms one of the times, or declines with a reason.',
    body: z.union([
      z.strictObject({ interview_id: uuid, slot_id: instant }),
      z
        .strictObject({
          interview_id: uuid,
          decline: z.literal(true),
          reason: reasonOf(declineInterviewReasons),
          note: note.optional(),
        })
        .refine(...otherReasonNote),
    ]),
    response: interviewTransition,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'SLOT_TAKEN',
      'EXPLANATION_REQUIRED',
      'UNDER_REVIEW',
      'BOOKING_SUSPENDED',
    ],
    invalidates: interviewReaders,
  },
  giveInternFeedback: {
    method: 'POST',
    path: 'intern-service/interview-feedback/create',
    access: ['intern'],
    summary: "Saves the intern's feedback on an interview.",
    body: z.strictObject({
      interview_id: uuid,
      rating: z.int().min(1).max(10),
      strengths: note.optional(),
      note: note.optional(),
    }),
    response: interviewTransition,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: interviewReaders,
  },
  sayAttendance: {
    method: 'POST',
    path: 'intern-service/interview-feedback/is-attend',
    access: ['intern'],
    summary: 'Records whether the interview took place, or reports that the company missed it.',
    body: z.strictObject({ interview_id: uuid, attended: z.boolean(), note: note.optional() }),
    response: interviewTransition,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'ALREADY_EXISTS', 'DEADLINE_PASSED'],
    invalidates: interviewReaders,
  },
  contestByIntern: {
    method: 'POST',
    path: 'intern-service/interview-feedback/contest',
    access: ['intern'],
    summary:
      "Disputes the company's report of a missed interview, which the programme team then decides.",
    body: z.strictObject({ interview_id: uuid, note }),
    response: interviewTransition,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'ALREADY_EXISTS', 'DEADLINE_PASSED'],
    invalidates: interviewReaders,
  },
  withdrawClaimByIntern: {
    method: 'POST',
    path: 'intern-service/interview-feedback/take-back',
    access: ['intern'],
    summary: "Withdraws the intern's report that the company missed an interview.",
    body: z.strictObject({ interview_id: uuid }),
    response: interviewTransition,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: claimReaders,
  },
})
