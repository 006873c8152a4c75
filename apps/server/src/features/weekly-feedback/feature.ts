import { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import {
  answerHostQuestion,
  answerInternQuestion,
  completeWeek,
  hostQuestion,
  internQuestion,
} from './answer-question.ts'
import { createHostProject, createInternProject } from './custom-projects.ts'
import { weeklyFeedbackJobs } from './jobs.ts'
import { weeklyFeedbackEventHandlers } from './event-handlers.ts'
import {
  feedbackOffer,
  listHostWeeks,
  listInternWeeks,
  viewHostWeek,
  viewInternWeek,
} from './read-weeks.ts'

export const weeklyFeedbackFeature = defineFeature(
  weeklyFeedbackEndpoints,
  {
    hostQuestion,
    answerHostQuestion,
    listHostWeeks,
    createHostProject,
    viewHostWeek,
    feedbackOffer,
    listInternWeeks,
    internQuestion,
    answerInternQuestion,
    completeWeek,
    createInternProject,
    viewInternWeek,
  },
  { eventHandlers: weeklyFeedbackEventHandlers, jobs: weeklyFeedbackJobs },
)
