import { z } from 'zod'
import { declineInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, wordsWithOther } from '../platform/reasons.ts'
import { instant, uuid, zone } from '../platform/schema.ts'
import { claimReaders, interviewReaders } from './interview-readers.ts'
import { internInterview, movedInterview, note, slotChoice, slots } from './schema.ts'

const params = z.strictObject({ id: uuid })

/** Interviews as the intern replies to them. */
export const internInterviewEndpoints = defineEndpoints({
  listInternInterviews: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/interviews',
    access: ['intern'],
    summary: 'Own interviews, the next one first; what took place after what is ahead.',
    params,
    query: z.strictObject({ all: z.enum(['0', '1']).optional() }),
    response: z.array(internInterview),
    paginated: true,
  },
  listInternCandidatureInterviews: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/interviews',
    access: ['intern'],
    summary: 'Interviews of an own candidature.',
    params,
    response: z.array(internInterview),
    paginated: true,
  },
  internInterviewTimes: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/interview/time/{id}',
    access: ['intern'],
    summary: 'The times to choose from, and others that one could offer.',
    params,
    response: slotChoice.extend({ interview: internInterview }),
  },
  counterPropose: {
    method: 'POST',
    path: 'intern-service/intern-application/internships/interview-rescheduled',
    access: ['intern'],
    summary: 'None of these suits me: other times; an agreed one is free at once.',
    body: z.strictObject({
      interview_id: uuid,
      slots,
      reason: note.optional(),
      zone: zone.optional(),
    }),
    response: movedInterview,
    invalidates: interviewReaders,
  },
  confirmInterview: {
    method: 'POST',
    path: 'intern-service/intern-application/internships/interview-scheduled/confirm',
    access: ['intern'],
    summary: 'Chooses one of the times, or declines with a reason.',
    body: z.union([
      z.strictObject({ interview_id: uuid, slot_id: instant }),
      z
        .strictObject({
          interview_id: uuid,
          decline: z.literal(true),
          reason: reasonOf(declineInterviewReasons),
          note: note.optional(),
        })
        .refine(...wordsWithOther),
    ]),
    response: movedInterview,
    invalidates: interviewReaders,
  },
  giveInternFeedback: {
    method: 'POST',
    path: 'intern-service/interview-feedback/create',
    access: ['intern'],
    summary: "The intern's own words on an interview.",
    body: z.strictObject({
      interview_id: uuid,
      rating: z.int().min(1).max(10),
      strengths: note.optional(),
      note: note.optional(),
    }),
    response: movedInterview,
    invalidates: interviewReaders,
  },
  sayAttendance: {
    method: 'POST',
    path: 'intern-service/interview-feedback/is-attend',
    access: ['intern'],
    summary: 'Whether the interview took place; "nobody came" claims a no-show of the company.',
    body: z.strictObject({ interview_id: uuid, attended: z.boolean(), note: note.optional() }),
    response: movedInterview,
    invalidates: interviewReaders,
  },
  contestByIntern: {
    method: 'POST',
    path: 'intern-service/interview-feedback/contest',
    access: ['intern'],
    summary: 'Contests a no-show that the company claims: the programme team decides.',
    body: z.strictObject({ interview_id: uuid, note }),
    response: movedInterview,
    invalidates: interviewReaders,
  },
  takeBackByIntern: {
    method: 'POST',
    path: 'intern-service/interview-feedback/take-back',
    access: ['intern'],
    summary: 'Takes the own claim back that nobody of the company came.',
    body: z.strictObject({ interview_id: uuid }),
    response: movedInterview,
    invalidates: claimReaders,
  },
})
