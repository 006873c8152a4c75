import { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { carryOver } from './carry-over.ts'
import { saveBasicInfo } from './create-account.ts'
import { checkDomainBatch, mapBatch, saveBatchDetail } from './map-batch.ts'
import {
  getOnboardingStatus,
  getRegisteringIntern,
  loginInternDetails,
  markSignupComplete,
} from './sign-up-steps.ts'
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
