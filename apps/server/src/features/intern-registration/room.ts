import { internRegistrationCalls } from '@fledge/contract/intern-registration/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { saveBasicInfo } from './create-account.ts'
import { checkDomainBatch, mapBatch, saveBatchDetail } from './map-batch.ts'
import {
  getOnboardingStatus,
  getRegisteringIntern,
  loginInternDetails,
  markSignupComplete,
} from './sign-up-steps.ts'

export const internRegistrationRoom = room(internRegistrationCalls, {
  checkDomainBatch,
  mapBatch,
  saveBatchDetail,
  saveBasicInfo,
  markSignupComplete,
  getOnboardingStatus,
  getRegisteringIntern,
  loginInternDetails,
})
