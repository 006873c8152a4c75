import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
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

/** How a company arrives: basic info, company details, account; or the account of somebody invited. */
export const companyRegistrationCalls = defineCalls({
  getRegistration: {
    method: 'GET',
    path: 'host-company/register/state',
    access: ['reg'],
    says: 'What this registration has said so far.',
    answer: registrationState,
  },
  registerPoc: {
    method: 'POST',
    path: 'host-company/register/pocs',
    access: ['reg'],
    says: 'Basic info of the registering point of contact.',
    body: pocBody,
    answer: registrationState,
    changes: ['getRegistration'],
  },
  registerCompany: {
    method: 'POST',
    path: 'register/companies',
    access: ['reg'],
    says: 'Company details: creates the company, waiting for approval.',
    body: companyBody,
    answer: registeringCompany,
    changes: ['getRegistration'],
  },
  findCompanyByDomain: {
    method: 'GET',
    path: 'register/companies/fetch-by-domain',
    aliases: ['GET onboarding/companies/fetch-by-domain'],
    access: ['reg', 'company'],
    says: 'The company registered under an e-mail domain, or none.',
    query: z.strictObject({ domain: text(253) }),
    answer: domainCompany,
  },
  getCompanyDetail: {
    method: 'GET',
    path: 'host-company/get/company-detail/{uuid}',
    access: ['reg', 'company'],
    says: 'The company of this registration, invitation or account.',
    params: z.strictObject({ uuid }),
    answer: registeringCompany,
  },
  createCompanyUser: {
    method: 'POST',
    path: 'host-company/register/create-user',
    access: ['reg'],
    says: 'Turns the registration into an account and signs it in; on the waiting list it ends instead.',
    body: termsBody,
    answer: sessionUser,
    changes: ['checkToken'],
  },
  completeInvitation: {
    method: 'PUT',
    path: 'host-company/invited/user',
    access: ['reg'],
    says: 'Somebody invited completes their account.',
    body: invitedBody,
    answer: sessionUser,
    changes: ['checkToken'],
  },
})
