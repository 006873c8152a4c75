import { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { currentStage, internBasicDetails } from './read-dashboard-stage.ts'
import { resubmitApplication } from './resubmit-application.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'
import { withdrawApplication } from './withdraw-application.ts'
import { applicationEventHandlers } from './event-handlers.ts'
import { endBatchesJob } from './end-batch.ts'
import { remindOfDeadlinesJob } from './remind-of-deadlines.ts'
import {
  applicationDetails,
  getApplication,
  getBatchDetail,
  listApplications,
  listServices,
  profileCompletion,
  sectionInfo,
} from './read-application.ts'
import { parseResume } from './read-resume.ts'
import { saveResume } from './save-resume.ts'
import { getFieldProjects, getQuestions, getSkillsToImprove } from './read-questions.ts'
import { saveAnswers } from './save-answers.ts'

export const applicationsFeature = defineFeature(
  applicationEndpoints,
  {
    getApplication,
    listApplications,
    applicationDetails,
    sectionInfo,
    getBatchDetail,
    listServices,
    startApplication,
    submitApplication,
    resubmitApplication,
    withdrawApplication,
    getQuestions,
    saveAnswers,
    getSkillsToImprove,
    getFieldProjects,
    parseResume,
    saveResume,
    internBasicDetails,
    profileCompletion,
    currentStage,
  },
  { eventHandlers: applicationEventHandlers, jobs: [endBatchesJob, remindOfDeadlinesJob] },
)
