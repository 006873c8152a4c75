import { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { answerHostQuestion } from './answer-host-question.ts'
import { answerInternQuestion } from './answer-intern-question.ts'
import { completeWeek } from './complete-week.ts'
import { hostQuestion, internQuestion } from './read-questions.ts'
import { createHostProject } from './create-host-project.ts'
import { createInternProject } from './create-intern-project.ts'
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
