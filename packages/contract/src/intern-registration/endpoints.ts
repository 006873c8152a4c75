import { z } from 'zod'
import { batchView } from '../batches/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, line, emptyBody, uuid } from '../platform/schema.ts'
import { internOwnProfile } from '../profiles/schema.ts'
import { sessionUser } from '../sessions/schema.ts'
import { internRegistrationDetails, internOnboardingStatus, registeringIntern } from './schema.ts'

const batchAssignment = z.object({ batch: batchView, is_mapped: z.boolean() })
/** A partner's batch requires its terms to be accepted, once per version. */
const partnerTerms = { partner_terms_accepted: z.boolean().optional() }
const changes = [
  'getOnboardingStatus',
  'getApplication',
  'getBatchDetail',
  'internBasicDetails',
  'listApplications',
  'listOwnAcceptances',
  'checkToken',
] as const

export const internRegistrationEndpoints = defineEndpoints({
  checkDomainBatch: {
    method: 'GET',
    path: 'intern-service/v1/check-domain-batch',
    access: ['reg', 'intern', 'public'],
    summary: 'Returns the open batch for the domain of an email address, if any.',
    query: z.strictObject({ email: email.optional() }),
    response: z.object({ batch: batchView.nullable() }),
  },
  mapBatch: {
    method: 'POST',
    path: 'intern-service/map-user-batch/v1/{batchCode}',
    access: ['reg', 'intern'],
    summary:
      'Assigns an intern to a batch and takes the seat; during registration this happens when the account is created.',
    params: z.strictObject({ batchCode: line(63) }),
    body: z.strictObject(partnerTerms),
    response: batchAssignment,
    errors: ['NO_SEAT_LEFT', 'BATCH_CLOSED'],
    invalidates: changes,
  },
  saveBatchDetail: {
    method: 'POST',
    path: 'intern-service/register/save-batch-detail',
    access: ['reg', 'intern'],
    summary: 'Assigns the intern to a batch like map-user-batch, with the code in the body.',
    body: z.strictObject({ batch_code: line(63), ...partnerTerms }),
    response: batchAssignment,
    errors: ['NOT_FOUND', 'NO_SEAT_LEFT', 'BATCH_CLOSED'],
    invalidates: changes,
  },
  saveBasicInfo: {
    method: 'POST',
    path: 'intern-service/register/save-basic-info',
    access: ['reg'],
    summary:
      'Saves name, phone, birth date, country, time zone and accepted terms, creates the account and signs it in.',
    body: internRegistrationDetails,
    response: sessionUser,
    errors: ['ALREADY_EXISTS'],
    invalidates: ['checkToken'],
  },
  markSignupComplete: {
    method: 'POST',
    path: 'intern-service/v1/mark-signup-complete',
    access: ['intern'],
    summary: 'Completes the sign-up and opens the application, unless a step is missing.',
    body: emptyBody,
    response: sessionUser,
    errors: ['INCOMPLETE', 'NOT_FOUND'],
    invalidates: ['checkToken', ...changes],
  },
  carryOver: {
    method: 'POST',
    path: 'intern-service/application/carry-over',
    access: ['intern'],
    summary:
      'Copies an application that ended with its batch into a new application for an open batch.',
    body: z.strictObject({ batch_code: line(63), ...partnerTerms }),
    response: z.object({ application_id: z.string(), batch: batchView }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'NO_SEAT_LEFT', 'BATCH_CLOSED'],
    invalidates: ['currentStage', 'sectionInfo', ...changes],
  },
  getOnboardingStatus: {
    method: 'GET',
    path: 'intern-service/get-onboarding-status',
    access: ['intern'],
    summary: 'Returns the next sign-up step.',
    response: internOnboardingStatus,
    errors: ['NOT_FOUND'],
  },
  getRegisteringIntern: {
    method: 'GET',
    path: 'intern-service/get-intern-by-uuid-reg/{uuid}',
    access: ['reg', 'intern'],
    summary: "Returns the intern's data during registration.",
    params: z.strictObject({ uuid }),
    response: registeringIntern,
  },
  loginInternDetails: {
    method: 'GET',
    path: 'intern-service/login-intern-details',
    access: ['intern'],
    summary: "Returns the signed-in intern's account and profile data.",
    response: z.object({
      user: sessionUser,
      intern: internOwnProfile,
      batch: batchView.nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
})
