import { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { removePlacedFromBrowse, restoreBatchToBrowse } from './index-intern.ts'
import { internPageMetadata } from './page-metadata.ts'
import { getBasicInfo, getProfile } from './read-profile.ts'

export const profilesFeature = defineFeature(
  profileEndpoints,
  { getProfile, getBasicInfo },
  {
    heads: internPageMetadata,
    jobs: [removePlacedFromBrowse],
    eventHandlers: [restoreBatchToBrowse],
  },
)
