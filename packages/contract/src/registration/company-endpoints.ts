import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { text, uuid } from '../platform/schema.ts'
import { sessionUser } from '../sessions/schema.ts'
import {
  companyBody,
  domainCompany,
  invitedBody,
  pocBody,
  registeringCompany,
  registrationState,
  termsBody,
} from './schema.ts'

/**
 * Company registration: basic info, company details, account; and the account of an invited
 * colleague.
 */
export const companyRegistrationEndpoints = defineEndpoints({
  getRegistration: {
    method: 'GET',
    path: 'host-company/register/state',
    access: ['reg'],
    summary: 'What this registration has said so far.',
    response: registrationState,
  },
  registerPoc: {
    method: 'POST',
    path: 'host-company/register/pocs',
    access: ['reg'],
    summary: 'Basic info of the registering point of contact.',
    body: pocBody,
    response: registrationState,
    invalidates: ['getRegistration'],
  },
  registerCompany: {
    method: 'POST',
    path: 'register/companies',
    access: ['reg'],
    summary: 'Company details: creates the company, waiting for approval.',
    body: companyBody,
    response: registeringCompany,
    invalidates: ['getRegistration'],
  },
  findCompanyByDomain: {
    method: 'GET',
    path: 'register/companies/fetch-by-domain',
    aliases: ['GET onboarding/companies/fetch-by-domain'],
    access: ['reg', 'company'],
    summary: 'The company registered under an e-mail domain, or none.',
    query: z.strictObject({ domain: text(253) }),
    response: domainCompany,
  },
  getCompanyDetail: {
    method: 'GET',
    path: 'host-company/get/company-detail/{uuid}',
    access: ['reg', 'company'],
    summary: 'The company of this registration, invitation or account.',
    params: z.strictObject({ uuid }),
    response: registeringCompany,
  },
  createCompanyUser: {
    method: 'POST',
    path: 'host-company/register/create-user',
    access: ['reg'],
    summary:
      'Turns the registration into an account and signs it in; on the waiting list it ends instead.',
    body: termsBody,
    response: sessionUser,
    invalidates: ['checkToken'],
  },
  completeInvitation: {
    method: 'PUT',
    path: 'host-company/invited/user',
    access: ['reg'],
    summary: 'Somebody invited completes their account.',
    body: invitedBody,
    response: sessionUser,
    invalidates: ['checkToken'],
  },
})
