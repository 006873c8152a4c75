import { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { currentStage, internBasicDetails } from './dashboard-stage.ts'
import {
  resubmitApplication,
  startApplication,
  submitApplication,
  withdrawApplication,
} from './transition-application.ts'
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
import { parseResume, saveResume } from './read-resume.ts'
import {
  getFieldProjects,
  getQuestions,
  getSkillsToImprove,
  saveAnswers,
} from './save-application.ts'

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
