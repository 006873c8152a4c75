import { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { selectTimeslot } from './select-timeslot.ts'
import { rescheduleInterview } from './reschedule-interview.ts'
import { withdrawInterview } from './withdraw-interview.ts'
import { updateNotesLink } from './update-notes-link.ts'
import { giveFeedback } from './give-feedback.ts'
import { contestByCompany } from './contest-by-company.ts'
import { decideNoShow } from './decide-no-show.ts'
import { exportContested, listContested } from './read-contested.ts'
import { listInternFeedback } from './list-intern-feedback.ts'
import { counterPropose } from './counter-propose.ts'
import { confirmInterview } from './confirm-interview.ts'
import { giveInternFeedback } from './give-intern-feedback.ts'
import { sayAttendance } from './say-attendance.ts'
import { contestByIntern } from './contest-by-intern.ts'
import { interviewJobs } from './jobs.ts'
import {
  listCandidatureInterviews,
  getInterview,
  upcomingInterviews,
  listCompanyInterviews,
  listInternInterviews,
  listInternCandidatureInterviews,
} from './read-interviews.ts'
import {
  internAvailable,
  internOpenSlots,
  interviewTimes,
  internInterviewTimes,
  batchOfInterview,
} from './read-open-times.ts'
import { interviewEventHandlers } from './event-handlers.ts'
import { scheduleInterview } from './schedule-interview.ts'
import { withdrawClaimByCompany } from './withdraw-claim-by-company.ts'
import { withdrawClaimByIntern } from './withdraw-claim-by-intern.ts'

export const interviewsFeature = defineFeature(
  interviewEndpoints,
  {
    scheduleInterview,
    decideNoShow,
    listContested,
    exportContested,
    listInternFeedback,
    withdrawClaimByCompany,
    withdrawClaimByIntern,
    listCandidatureInterviews,
    getInterview,
    upcomingInterviews,
    listCompanyInterviews,
    listInternInterviews,
    listInternCandidatureInterviews,
    internAvailable,
    internOpenSlots,
    interviewTimes,
    internInterviewTimes,
    batchOfInterview,
    selectTimeslot,
    rescheduleInterview,
    withdrawInterview,
    updateNotesLink,
    giveFeedback,
    contestByCompany,
    counterPropose,
    confirmInterview,
    giveInternFeedback,
    sayAttendance,
    contestByIntern,
  },
  { eventHandlers: interviewEventHandlers, jobs: interviewJobs },
)
