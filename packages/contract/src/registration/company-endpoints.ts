import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { text, uuid } from '../platform/schema.ts'
import { sessionUser } from '../sessions/schema.ts'
import {
  companyBody,
  domainCompany,
  invitationBody,
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
    summary: 'Returns the data entered in this registration.',
    response: registrationState,
    errors: ['NOT_FOUND'],
  },
  registerPoc: {
    method: 'POST',
    path: 'host-company/register/pocs',
    access: ['reg'],
    summary: 'Saves the basic info of the registering point of contact.',
    body: pocBody,
    response: registrationState,
    errors: ['NOT_FOUND'],
    invalidates: ['getRegistration'],
  },
  registerCompany: {
    method: 'POST',
    path: 'register/companies',
    access: ['reg'],
    summary: 'Creates the company, pending approval.',
    body: companyBody,
    response: registeringCompany,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: ['getRegistration'],
  },
  findCompanyByDomain: {
    method: 'GET',
    path: 'register/companies/fetch-by-domain',
    aliases: ['GET onboarding/companies/fetch-by-domain'],
    access: ['reg', 'company'],
    summary: 'Returns the company registered with an email domain, or none.',
    query: z.strictObject({ domain: text(253) }),
    response: domainCompany,
  },
  getCompanyDetail: {
    method: 'GET',
    path: 'host-company/get/company-detail/{uuid}',
    access: ['reg', 'company'],
    summary: 'Returns the company of this registration, invitation or account.',
    params: z.strictObject({ uuid }),
    response: registeringCompany,
  },
  createCompanyUser: {
    method: 'POST',
    path: 'host-company/register/create-user',
    access: ['reg'],
    summary:
      'Creates the account from the registration and signs it in; a company on the waiting list gets no account yet.',
    body: termsBody,
    response: sessionUser,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: ['checkToken'],
  },
  completeInvitation: {
    method: 'PUT',
    path: 'host-company/invited/user',
    access: ['reg'],
    summary: 'Completes the account of an invited colleague.',
    body: invitationBody,
    response: sessionUser,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'ALREADY_EXISTS'],
    invalidates: ['checkToken'],
  },
})
