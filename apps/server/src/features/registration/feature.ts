import { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { completeInvitation, createCompanyUser } from './create-account.ts'
import {
  findCompanyByDomain,
  getCompanyDetail,
  getRegistration,
  registerCompany,
  registerPoc,
} from './register-company.ts'

export const registrationFeature = defineFeature(registrationEndpoints, {
  getRegistration,
  registerPoc,
  registerCompany,
  findCompanyByDomain,
  getCompanyDetail,
  createCompanyUser,
  completeInvitation,
})
