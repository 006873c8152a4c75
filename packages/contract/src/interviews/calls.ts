import { z } from 'zod'
import { cancelInterviewReasons, declineInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { interviewStatuses } from '@fledge/domain/interviews/words.ts'
import { defineCalls } from '../platform/call.ts'
import { reasonOf, wordsWithOther } from '../platform/reasons.ts'
import { bodyPaging, instant, paging, queryInt, queryList, text, uuid, zone } from '../platform/schema.ts'
import { companyInterview, internInterview, meetingLink, note, openSlotsAnswer, scheduleBody, slotChoice, slots } from './schema.ts'

const params = z.strictObject({ id: uuid })
const moved = z.object({ interview_id: z.string(), candidature_id: z.string(), status: z.enum(interviewStatuses) })
const statuses = z.array(z.enum(interviewStatuses)).max(10)
/** "Reschedule or confirm of an interview refreshes interviews, stage and match tracker" (seed 001 §4). */
const changes = [
  'listCandidatureInterviews', 'listCandidatures', 'getStage', 'upcomingInterviews', 'getInterview', 'interviewTimes', 'listCompanyInterviews', 'getCreditBalance', 'getInterviewCredit', 'listCreditLedger', 'internAvailable', 'internOpenSlots', 'countHiring', 'getHiringUpdates', 'getCandidatureIntern',
  'listInternInterviews', 'listInternCandidatureInterviews', 'internInterviewTimes', 'listInternCandidatures', 'getInternStage', 'currentStage', 'getMatch', 'browseCandidates', 'listHandover', 'getConduct', 'listCompanyNoShows', 'listInternNoShows', 'listCreditMonths',
] as const
const claimChanges = [...changes, 'listContested'] as const
const decision = z.enum(['OFFER', 'SECOND_ROUND', 'UNDECIDED', 'NO'])
const operatorDecision = z.enum(['INTERN_DID_NOT_COME', 'COMPANY_DID_NOT_COME', 'TOOK_PLACE'])

export const interviewCalls = defineCalls({
  internAvailable: {
    method: 'GET', path: 'browse-intern/intern/available/{uuid}', access: ['company:browse', 'company:schedule'], account: 'approved', says: 'Whether an intern can still be interviewed.',
    params: z.strictObject({ uuid }), answer: z.object({ available: z.boolean(), reason: z.string().nullable() }),
  },
  internOpenSlots: {
    method: 'GET', path: 'browse-intern/v2/intern/available/{id}', access: ['company:browse', 'company:schedule'], account: 'approved', says: "An intern's open interview times in UTC, less both sides' busy times.", params,
    query: z.strictObject({ duration: queryInt(15, 90).optional(), interviewer_ids: queryList(uuid).optional() }), answer: openSlotsAnswer,
  },
  scheduleInterview: {
    method: 'POST', path: 'browse-intern/v2/schedule-interview', access: ['company:schedule'], account: 'approved', says: 'Proposes times for an interview: holds one credit and opens the candidature.', body: scheduleBody, answer: moved, changes,
  },
  listCandidatureInterviews: { method: 'GET', path: 'candidature/{id}/interviews', access: ['company'], account: 'any', says: "A candidature's interviews.", params, answer: z.array(companyInterview), counted: true },
  upcomingInterviews: {
    method: 'GET', path: 'dashboard/interviews', access: ['company'], says: 'Interviews that are agreed or being agreed.', query: z.strictObject({ status: queryList(z.enum(interviewStatuses)).optional(), mine: z.enum(['0', '1']).optional(), ...paging }),
    answer: z.array(companyInterview), counted: true,
  },
  getInterview: { method: 'GET', path: 'dashboard/interview-details/{id}', access: ['company'], account: 'any', says: 'One interview.', params, answer: companyInterview },
  interviewTimes: {
    method: 'GET', path: 'dashboard/interview/time/{id}', access: ['company'], says: 'The proposed times; with isRescheduled=1 those of the last request.', params,
    query: z.strictObject({ isRescheduled: z.enum(['0', '1']).optional() }), answer: slotChoice,
  },
  batchOfInterview: {
    method: 'GET', path: 'interview/batch/confirmation/{id}', access: ['company'], says: 'The batch facts to confirm before an interview: dates and programme. The id is of an intern.', params,
    answer: z.object({ batch_id: z.string(), name: z.string(), programme_start: z.string().nullable(), programme_end: z.string().nullable(), partner: z.string().nullable(), intern_start: z.string().nullable(), duration_weeks: z.int().nullable() }),
  },
  selectTimeslot: {
    method: 'POST', path: 'dashboard/select-interview-timeslot', access: ['company:interviewer'], says: 'Confirms one of the times that the intern proposed.',
    body: z.strictObject({ interview_id: uuid, slot_id: instant }), answer: moved, changes,
  },
  rescheduleInterview: {
    method: 'POST', path: 'dashboard/reschedule-interview', access: ['company:interviewer'], says: 'Proposes other times; an agreed one is free at once.',
    body: z.strictObject({ interview_id: uuid, slots, reason: note.optional(), zone: zone.optional() }), answer: moved, changes,
  },
  withdrawInterview: {
    method: 'POST', path: 'dashboard/withdraw-interview', access: ['company:interviewer'], says: 'Cancels an interview, with a reason that the intern is told.',
    body: z.strictObject({ interview_id: uuid, reason: reasonOf(cancelInterviewReasons), note: note.optional() }).refine(...wordsWithOther), answer: moved, changes,
  },
  updateNotesLink: {
    method: 'POST', path: 'dashboard/update-notes-link', access: ['company:interviewer'], says: 'Changes own notes or the meeting link.',
    body: z.strictObject({ interview_id: uuid, notes: text(5000).optional(), meeting_link: meetingLink.optional() }), answer: moved, changes: ['getInterview', 'listCandidatureInterviews', 'upcomingInterviews'],
  },
  giveFeedback: {
    method: 'POST', path: 'interview-feedback/create', access: ['company:interviewer'], says: 'Feedback completes an interview; "did not come" claims a no-show.',
    body: z.strictObject({ interview_id: uuid, attended: z.boolean(), rating: z.int().min(1).max(10).optional(), strengths: note.optional(), decision: decision.optional(), note: note.optional() }), answer: moved, changes,
  },
  contestByCompany: {
    method: 'POST', path: 'interview-feedback/contest', access: ['company:interviewer'], says: 'Contests a no-show that the intern claims of the company: the programme team decides.',
    body: z.strictObject({ interview_id: uuid, note }), answer: moved, changes,
  },
  takeBackByCompany: {
    method: 'POST', path: 'interview-feedback/take-back', access: ['company:interviewer'], says: 'Takes the own claim back that the intern did not come; the interview can be given feedback again.',
    body: z.strictObject({ interview_id: uuid }), answer: moved, changes: claimChanges,
  },
  listCompanyInterviews: {
    method: 'POST', path: 'admin-setting/interviews', access: ['company:admin'], changing: false, says: 'All interviews of the company: what is ahead by time, then what has been, the newest first; `from` and `to` are moments of the agreed time, or of the first on offer.', counted: true,
    body: z.strictObject({ status: statuses.optional(), plan_id: uuid.optional(), interviewer_id: uuid.optional(), search: text(100).optional(), from: instant.optional(), to: instant.optional(), ...bodyPaging }), answer: z.array(companyInterview),
  },
  listInternInterviews: {
    method: 'GET', path: 'intern-service/intern-dashboard/{id}/interviews', access: ['intern'], says: 'Own interviews, the next one first; what took place after what is ahead.', params, query: z.strictObject({ all: z.enum(['0', '1']).optional() }), answer: z.array(internInterview), counted: true,
  },
  listInternCandidatureInterviews: { method: 'GET', path: 'intern-service/candidature/{id}/interviews', access: ['intern'], says: 'Interviews of an own candidature.', params, answer: z.array(internInterview), counted: true },
  internInterviewTimes: { method: 'GET', path: 'intern-service/intern-dashboard/interview/time/{id}', access: ['intern'], says: 'The times to choose from, and others that one could offer.', params, answer: slotChoice.extend({ interview: internInterview }) },
  counterPropose: {
    method: 'POST', path: 'intern-service/intern-application/internships/interview-rescheduled', access: ['intern'], says: 'None of these suits me: other times; an agreed one is free at once.',
    body: z.strictObject({ interview_id: uuid, slots, reason: note.optional(), zone: zone.optional() }), answer: moved, changes,
  },
  confirmInterview: {
    method: 'POST', path: 'intern-service/intern-application/internships/interview-scheduled/confirm', access: ['intern'], says: 'Chooses one of the times, or declines with a reason.',
    body: z.union([
      z.strictObject({ interview_id: uuid, slot_id: instant }),
      z.strictObject({ interview_id: uuid, decline: z.literal(true), reason: reasonOf(declineInterviewReasons), note: note.optional() }).refine(...wordsWithOther),
    ]), answer: moved, changes,
  },
  giveInternFeedback: {
    method: 'POST', path: 'intern-service/interview-feedback/create', access: ['intern'], says: "The intern's own words on an interview.",
    body: z.strictObject({ interview_id: uuid, rating: z.int().min(1).max(10), strengths: note.optional(), note: note.optional() }), answer: moved, changes,
  },
  sayAttendance: {
    method: 'POST', path: 'intern-service/interview-feedback/is-attend', access: ['intern'], says: 'Whether the interview took place; "nobody came" claims a no-show of the company.',
    body: z.strictObject({ interview_id: uuid, attended: z.boolean(), note: note.optional() }), answer: moved, changes,
  },
  contestByIntern: {
    method: 'POST', path: 'intern-service/interview-feedback/contest', access: ['intern'], says: 'Contests a no-show that the company claims: the programme team decides.',
    body: z.strictObject({ interview_id: uuid, note }), answer: moved, changes,
  },
  takeBackByIntern: {
    method: 'POST', path: 'intern-service/interview-feedback/take-back', access: ['intern'], says: 'Takes the own claim back that nobody of the company came.',
    body: z.strictObject({ interview_id: uuid }), answer: moved, changes: claimChanges,
  },
  listInternFeedback: {
    method: 'GET', path: 'operator/companies/{id}/interview-feedback', access: ['operator'], says: "What interns said of a company's interviews, the newest first; the company never reads it.", params, query: z.strictObject({ ...paging }), counted: true,
    answer: z.array(z.object({ interview_id: z.string(), intern: z.string(), plan_name: z.string(), starts_at: z.string().nullable(), rating: z.int().nullable(), strengths: z.string().nullable(), note: z.string().nullable(), created_at: z.string() })),
  },
  listContested: { method: 'GET', path: 'operator/interviews/contested', access: ['operator'], says: 'No-shows that somebody contests.', query: z.strictObject({ ...paging }), answer: z.array(companyInterview.omit({ may: true, notes: true }).extend({ company_name: z.string(), contested_at: z.string(), words: z.array(z.object({ by: z.enum(['company', 'intern']), note: z.string(), at: z.string() })) })), counted: true },
  decideNoShow: {
    method: 'POST', path: 'operator/interviews/{id}/decide', access: ['operator'], says: 'Decides a contested no-show.', params, body: z.strictObject({ decision: operatorDecision, note }), answer: moved, changes: ['listContested', 'listNoShowReviews'],
  },
})
