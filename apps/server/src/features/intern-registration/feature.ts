import { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { carryOver } from './carry-over.ts'
import { saveBasicInfo } from './save-basic-info.ts'
import { checkDomainBatch } from './check-domain-batch.ts'
import { mapBatch } from './map-batch.ts'
import { saveBatchDetail } from './save-batch-detail.ts'
import { getOnboardingStatus, getRegisteringIntern, loginInternDetails } from './read-sign-up.ts'
import { markSignupComplete } from './mark-signup-complete.ts'
import { seatJobs } from './unused-seats.ts'

export const internRegistrationFeature = defineFeature(
  internRegistrationEndpoints,
  {
    checkDomainBatch,
    mapBatch,
    saveBatchDetail,
    saveBasicInfo,
    markSignupComplete,
    carryOver,
    getOnboardingStatus,
    getRegisteringIntern,
    loginInternDetails,
  },
  { jobs: seatJobs },
)
