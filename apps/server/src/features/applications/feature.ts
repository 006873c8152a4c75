import { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { currentStage, internBasicDetails } from './dashboard-stage.ts'
import {
  resubmitApplication,
  startApplication,
  submitApplication,
  withdrawApplication,
} from './move-application.ts'
import { applicationReactions } from './event-handlers.ts'
import { endBatches } from './end-batch.ts'
import { remindNear } from './remind-near.ts'
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
  { eventHandlers: applicationReactions, jobs: [endBatches, remindNear] },
)
