import { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { completeInvitation } from './complete-invitation.ts'
import { createCompanyUser } from './create-company-user.ts'
import { findCompanyByDomain, getCompanyDetail, getRegistration } from './read-registration.ts'
import { registerCompany } from './register-company.ts'
import { registerPoc } from './register-poc.ts'

export const registrationFeature = defineFeature(registrationEndpoints, {
  getRegistration,
  registerPoc,
  registerCompany,
  findCompanyByDomain,
  getCompanyDetail,
  createCompanyUser,
  completeInvitation,
})
