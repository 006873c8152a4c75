import { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import * as company from './company-transitions.ts'
import { decideNoShow, listContested } from './decide-no-show.ts'
import { listInternFeedback } from './list-intern-feedback.ts'
import * as intern from './intern-transitions.ts'
import { interviewJobs } from './jobs.ts'
import * as lists from './list-interviews.ts'
import * as times from './open-times.ts'
import { interviewEventHandlers } from './event-handlers.ts'
import { scheduleInterview } from './schedule-interview.ts'
import { takeBackByCompany, takeBackByIntern } from './withdraw-claim.ts'

export const interviewsFeature = defineFeature(
  interviewEndpoints,
  {
    scheduleInterview,
    decideNoShow,
    listContested,
    listInternFeedback,
    takeBackByCompany,
    takeBackByIntern,
    listCandidatureInterviews: lists.listCandidatureInterviews,
    getInterview: lists.getInterview,
    upcomingInterviews: lists.upcomingInterviews,
    listCompanyInterviews: lists.listCompanyInterviews,
    listInternInterviews: lists.listInternInterviews,
    listInternCandidatureInterviews: lists.listInternCandidatureInterviews,
    internAvailable: times.internAvailable,
    internOpenSlots: times.internOpenSlots,
    interviewTimes: times.interviewTimes,
    internInterviewTimes: times.internInterviewTimes,
    batchOfInterview: times.batchOfInterview,
    selectTimeslot: company.selectTimeslot,
    rescheduleInterview: company.rescheduleInterview,
    withdrawInterview: company.withdrawInterview,
    updateNotesLink: company.updateNotesLink,
    giveFeedback: company.giveFeedback,
    contestByCompany: company.contestByCompany,
    counterPropose: intern.counterPropose,
    confirmInterview: intern.confirmInterview,
    giveInternFeedback: intern.giveInternFeedback,
    sayAttendance: intern.sayAttendance,
    contestByIntern: intern.contestByIntern,
  },
  { eventHandlers: interviewEventHandlers, jobs: interviewJobs },
)
