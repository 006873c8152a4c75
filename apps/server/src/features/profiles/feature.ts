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
import { leaveBrowse, returnToBrowse } from './index-intern.ts'
import { internHeads } from './page-heads.ts'
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
  { heads: internHeads, jobs: [leaveBrowse], eventHandlers: { 'batch.edit': returnToBrowse } },
)
