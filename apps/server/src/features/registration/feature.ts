import { registrationCalls } from '@fledge/contract/registration/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { completeInvitation, createCompanyUser } from './create-account.ts'
import {
  findCompanyByDomain,
  getCompanyDetail,
  getRegistration,
  registerCompany,
  registerPoc,
} from './register-company.ts'

export const registrationFeature = defineFeature(registrationCalls, {
  getRegistration,
  registerPoc,
  registerCompany,
  findCompanyByDomain,
  getCompanyDetail,
  createCompanyUser,
  completeInvitation,
})
