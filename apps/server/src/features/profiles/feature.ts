import { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { addEducation } from './add-education.ts'
import { addExperience } from './add-experience.ts'
import { addPortfolio } from './add-portfolio.ts'
import { editEducation } from './edit-education.ts'
import { editExperience } from './edit-experience.ts'
import { editPortfolio } from './edit-portfolio.ts'
import { removeEducation } from './remove-education.ts'
import { removeExperience } from './remove-experience.ts'
import { removePortfolio } from './remove-portfolio.ts'
import { listEducation, listExperience, listPortfolio } from './read-entries.ts'
import {
  enhanceText,
  getBasicInfo,
  getProfile,
  listVideoAnswers,
  skillSection,
} from './read-profile.ts'
import { removePlacedFromBrowse, restoreBatchToBrowse } from './index-intern.ts'
import { internPageMetadata } from './page-metadata.ts'
import { sectionHandlers } from './save-section.ts'
import { saveLowEnglish } from './save-low-english.ts'
import { saveVideoAnswer } from './save-video-answer.ts'
import { startPhone } from './start-phone.ts'
import { verifyPhone } from './verify-phone.ts'

export const profilesFeature = defineFeature(
  profileEndpoints,
  {
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
    getBasicInfo,
    getProfile,
    startPhone,
    verifyPhone,
    saveLowEnglish,
    skillSection,
    enhanceText,
    listVideoAnswers,
    saveVideoAnswer,
  },
  {
    heads: internPageMetadata,
    jobs: [removePlacedFromBrowse],
    eventHandlers: [restoreBatchToBrowse],
  },
)
