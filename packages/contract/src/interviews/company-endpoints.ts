import { z } from 'zod'
import { cancelInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import {
  bodyPaging,
  instant,
  paging,
  queryInt,
  queryList,
  text,
  uuid,
  zone,
} from '../platform/schema.ts'
import { claimReaders, interviewReaders } from './interview-readers.ts'
import {
  companyInterview,
  meetingLink,
  interviewTransition,
  note,
  openSlotsResponse,
  scheduleBody,
  slotChoice,
  slotStarts,
} from './schema.ts'

const params = z.strictObject({ id: uuid })
const statuses = z.array(z.enum(interviewStatuses)).max(10)
const decision = z.enum(['OFFER', 'SECOND_ROUND', 'UNDECIDED', 'NO'])

/** Interviews as the company manages them. */
export const companyInterviewEndpoints = defineEndpoints({
  internAvailable: {
    method: 'GET',
    path: 'browse-intern/intern/available/{uuid}',
    access: ['company:browse', 'company:schedule'],
    account: 'approved',
    summary: 'Returns whether an intern can still be interviewed.',
    params: z.strictObject({ uuid }),
    response: z.object({ available: z.boolean(), reason: z.string().nullable() }),
  },
  internOpenSlots: {
    method: 'GET',
    path: 'browse-intern/v2/intern/available/{id}',
    access: ['company:browse', 'company:schedule'],
    account: 'approved',
    summary: "Returns an intern's open interview times in UTC, without both sides' busy times.",
    params,
    query: z.strictObject({
      duration: queryInt(15, 90).optional(),
      interviewer_ids: queryList(uuid).optional(),
    }),
    response: openSlotsResponse,
  },
  scheduleInterview: {
    method: 'POST',
    path: 'browse-intern/v2/schedule-interview',
    access: ['company:schedule'],
    account: 'approved',
    summary: 'Proposes times for an interview, holds one credit and opens the candidature.',
    body: scheduleBody,
    response: interviewTransition,
    invalidates: interviewReaders,
  },
  listCandidatureInterviews: {
    method: 'GET',
    path: 'candidature/{id}/interviews',
    access: ['company'],
    account: 'any',
    summary: 'Returns the interviews of a candidature.',
    params,
    response: z.array(companyInterview),
    paginated: true,
  },
  upcomingInterviews: {
    method: 'GET',
    path: 'dashboard/interviews',
    access: ['company'],
    summary: 'Returns interviews that are confirmed or being arranged.',
    query: z.strictObject({
      status: queryList(z.enum(interviewStatuses)).optional(),
      mine: z.enum(['0', '1']).optional(),
      ...paging,
    }),
    response: z.array(companyInterview),
    paginated: true,
  },
  getInterview: {
    method: 'GET',
    path: 'dashboard/interview-details/{id}',
    access: ['company'],
    account: 'any',
    summary: 'Returns an interview.',
    params,
    response: companyInterview,
  },
  interviewTimes: {
    method: 'GET',
    path: 'dashboard/interview/time/{id}',
    access: ['company'],
    summary: 'Returns the proposed times, or with isRescheduled=1 those of the latest request.',
    params,
    query: z.strictObject({ isRescheduled: z.enum(['0', '1']).optional() }),
    response: slotChoice,
  },
  batchOfInterview: {
    method: 'GET',
    path: 'interview/batch/confirmation/{id}',
    access: ['company'],
    summary:
      'Returns the dates and programme of the batch to confirm before an interview, by intern or candidature id.',
    params,
    response: z.object({
      batch_id: z.string(),
      name: z.string(),
      programme_start: z.string().nullable(),
      programme_end: z.string().nullable(),
      partner: z.string().nullable(),
      intern_start: z.string().nullable(),
      duration_weeks: z.int().nullable(),
    }),
  },
  selectTimeslot: {
    method: 'POST',
    path: 'dashboard/select-interview-timeslot',
    access: ['company:interviewer'],
    summary: 'Confirms one of the times that the intern proposed.',
    body: z.strictObject({ interview_id: uuid, slot_id: instant }),
    response: interviewTransition,
    invalidates: interviewReaders,
  },
  rescheduleInterview: {
    method: 'POST',
    path: 'dashboard/reschedule-interview',
    access: ['company:interviewer'],
    summary: 'Proposes other times and releases a confirmed one.',
    body: z.strictObject({
      interview_id: uuid,
      slots: slotStarts,
      reason: note.optional(),
      zone: zone.optional(),
    }),
    response: interviewTransition,
    invalidates: interviewReaders,
  },
  withdrawInterview: {
    method: 'POST',
    path: 'dashboard/withdraw-interview',
    access: ['company:interviewer'],
    summary: 'Cancels an interview and tells the intern the reason.',
    body: z
      .strictObject({
        interview_id: uuid,
        reason: reasonOf(cancelInterviewReasons),
        note: note.optional(),
      })
      .refine(...otherReasonNote),
    response: interviewTransition,
    invalidates: interviewReaders,
  },
  updateNotesLink: {
    method: 'POST',
    path: 'dashboard/update-notes-link',
    access: ['company:interviewer'],
    summary: "Updates the member's notes or the meeting link.",
    body: z.strictObject({
      interview_id: uuid,
      notes: text(5000).optional(),
      meeting_link: meetingLink.optional(),
    }),
    response: interviewTransition,
    invalidates: ['getInterview', 'listCandidatureInterviews', 'upcomingInterviews'],
  },
  giveFeedback: {
    method: 'POST',
    path: 'interview-feedback/create',
    access: ['company:interviewer'],
    summary: 'Completes an interview with feedback, or reports that the intern missed it.',
    body: z.strictObject({
      interview_id: uuid,
      attended: z.boolean(),
      rating: z.int().min(1).max(10).optional(),
      strengths: note.optional(),
      decision: decision.optional(),
      note: note.optional(),
    }),
    response: interviewTransition,
    invalidates: interviewReaders,
  },
  contestByCompany: {
    method: 'POST',
    path: 'interview-feedback/contest',
    access: ['company:interviewer'],
    summary:
      "Disputes the intern's report of a missed interview, which the programme team then decides.",
    body: z.strictObject({ interview_id: uuid, note }),
    response: interviewTransition,
    invalidates: interviewReaders,
  },
  takeBackByCompany: {
    method: 'POST',
    path: 'interview-feedback/take-back',
    access: ['company:interviewer'],
    summary:
      "Withdraws the company's report of a missed interview, which can then receive feedback again.",
    body: z.strictObject({ interview_id: uuid }),
    response: interviewTransition,
    invalidates: claimReaders,
  },
  listCompanyInterviews: {
    method: 'POST',
    path: 'admin-setting/interviews',
    access: ['company:admin'],
    mutates: false,
    summary:
      "Returns the company's interviews, upcoming ones by time and then past ones, newest first; `from` and `to` limit the confirmed or first proposed time.",
    paginated: true,
    body: z.strictObject({
      status: statuses.optional(),
      plan_id: uuid.optional(),
      interviewer_id: uuid.optional(),
      search: text(100).optional(),
      from: instant.optional(),
      to: instant.optional(),
      ...bodyPaging,
    }),
    response: z.array(companyInterview),
  },
})
