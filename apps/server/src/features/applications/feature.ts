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
import {
  getFieldProjects,
  getQuestions,
  getSkillsToImprove,
  skillSection,
} from './read-questions.ts'
import { saveAnswers } from './save-answers.ts'
import { addEducation } from './add-education.ts'
import { addExperience } from './add-experience.ts'
import { addPortfolio } from './add-portfolio.ts'
import { editEducation } from './edit-education.ts'
import { editExperience } from './edit-experience.ts'
import { editPortfolio } from './edit-portfolio.ts'
import { removeEducation } from './remove-education.ts'
import { removeExperience } from './remove-experience.ts'
import { removePortfolio } from './remove-portfolio.ts'
import { enhanceText } from './enhance-text.ts'
import { listEducation, listExperience, listPortfolio } from './read-entries.ts'
import { listVideoAnswers } from './read-video-answers.ts'
import { saveLowEnglish } from './save-low-english.ts'
import { sectionHandlers } from './save-section.ts'
import { saveVideoAnswer } from './save-video-answer.ts'
import { startPhone } from './start-phone.ts'
import { verifyPhone } from './verify-phone.ts'

/** Handlers of the sections that the intern fills in. */
const formHandlers = {
  ...sectionHandlers,
  listEducation,
  addEducation,
  editEducation,
  removeEducation,
  listExperience,
  addExperience,
  editExperience,
  removeExperience,
  listPortfolio,
  addPortfolio,
  editPortfolio,
  removePortfolio,
  startPhone,
  verifyPhone,
  saveLowEnglish,
  skillSection,
  enhanceText,
  listVideoAnswers,
  saveVideoAnswer,
}

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
    ...formHandlers,
  },
  { eventHandlers: applicationEventHandlers, jobs: [endBatchesJob, remindOfDeadlinesJob] },
)
