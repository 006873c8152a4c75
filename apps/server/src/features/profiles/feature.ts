import { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { entryHandlers } from './profile-entries.ts'
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
import { saveLowEnglish, saveVideoAnswer } from './save-answers.ts'
import { startPhone, verifyPhone } from './verify-phone.ts'

export const profilesFeature = defineFeature(
  profileEndpoints,
  {
    ...sectionHandlers,
    ...entryHandlers,
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
    eventHandlers: { 'batch.edit': restoreBatchToBrowse },
  },
)
