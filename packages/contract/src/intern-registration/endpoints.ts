import { z } from 'zod'
import { batchView } from '../batches/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, line, nothing, uuid } from '../platform/schema.ts'
import { ownProfile } from '../profiles/schema.ts'
import { sessionUser } from '../sessions/schema.ts'
import { basicDetails, onboardingStatus, registeringIntern } from './schema.ts'

const mapped = z.object({ batch: batchView, is_mapped: z.boolean() })
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
    summary: "The open batch that belongs to an address's domain, if any.",
    query: z.strictObject({ email: email.optional() }),
    response: z.object({ batch: batchView.nullable() }),
  },
  mapBatch: {
    method: 'POST',
    path: 'intern-service/map-user-batch/v1/{batchCode}',
    access: ['reg', 'intern'],
    summary:
      'Puts an intern in a batch and takes the seat; somebody still registering is put in it with the account.',
    params: z.strictObject({ batchCode: line(63) }),
    body: z.strictObject(partnerTerms),
    response: mapped,
    invalidates: changes,
  },
  saveBatchDetail: {
    method: 'POST',
    path: 'intern-service/register/save-batch-detail',
    access: ['reg', 'intern'],
    summary: 'As map-user-batch, the code in the body.',
    body: z.strictObject({ batch_code: line(63), ...partnerTerms }),
    response: mapped,
    invalidates: changes,
  },
  saveBasicInfo: {
    method: 'POST',
    path: 'intern-service/register/save-basic-info',
    access: ['reg'],
    summary:
      'Names, phone, birth date, country, time zone, terms: makes the account and signs it in.',
    body: basicDetails,
    response: sessionUser,
    invalidates: ['checkToken'],
  },
  markSignupComplete: {
    method: 'POST',
    path: 'intern-service/v1/mark-signup-complete',
    access: ['intern'],
    summary: 'Ends the sign-up and opens the application; refused while a step is open.',
    body: nothing,
    response: sessionUser,
    invalidates: ['checkToken', ...changes],
  },
  carryOver: {
    method: 'POST',
    path: 'intern-service/application/carry-over',
    access: ['intern'],
    summary:
      'Carries an application that ended with its batch over to an open one: a new application with everything filled in.',
    body: z.strictObject({ batch_code: line(63), ...partnerTerms }),
    response: z.object({ application_id: z.string(), batch: batchView }),
    invalidates: ['currentStage', 'sectionInfo', ...changes],
  },
  getOnboardingStatus: {
    method: 'GET',
    path: 'intern-service/get-onboarding-status',
    access: ['intern'],
    summary: 'Which sign-up step is next.',
    response: onboardingStatus,
  },
  getRegisteringIntern: {
    method: 'GET',
    path: 'intern-service/get-intern-by-uuid-reg/{uuid}',
    access: ['reg', 'intern'],
    summary: 'The own facts while registering.',
    params: z.strictObject({ uuid }),
    response: registeringIntern,
  },
  loginInternDetails: {
    method: 'GET',
    path: 'intern-service/login-intern-details',
    access: ['intern'],
    summary: 'The signed-in intern, account and facts.',
    response: z.object({ user: sessionUser, intern: ownProfile, batch: batchView.nullable() }),
  },
})
