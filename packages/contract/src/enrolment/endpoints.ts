import { z } from 'zod'
import { batchPayers } from '@fledge/domain/batches/types.ts'
import { applicationPermission, status } from '../applications/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, uuid } from '../platform/schema.ts'

const intern = ['intern'] as const
export const documentKinds = ['PASSPORT', 'NATIONAL_ID', 'RESIDENCE_PERMIT', 'STUDENT_ID'] as const
const identityDocument = z.object({
  document_id: z.string(),
  kind: z.enum(documentKinds),
  file_id: z.string(),
  url: z.string(),
  name: z.string(),
  created_at: z.string(),
})
const agreement = z.object({
  kind: z.string(),
  version: z.int(),
  title: z.string(),
  is_accepted: z.boolean(),
})
const enrolment = z.object({
  application_id: z.string(),
  status,
  payer: z.enum(batchPayers),
  price: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  refund_days: z.int(),
  has_accepted_offer: z.boolean(),
  is_paid: z.boolean(),
  enrolled_at: z.string().nullable(),
  /** The accepted offer to confirm: requested until `by`, cancelled at `ends_at`. */
  confirm: z
    .object({
      offer_id: z.string(),
      role: z.string(),
      company_name: z.string(),
      starts_on: z.string(),
      by: z.string(),
      ends_at: z.string(),
    })
    .nullable(),
  agreements: z.array(agreement),
  may: z.object({ enrol: applicationPermission }),
})
const changes = [
  'getEnrolment',
  'getApplication',
  'currentStage',
  'listApplications',
  'listInternCandidatures',
  'getInternStage',
  'listInternCandidatureOffers',
  'getCheckout',
  'checkToken',
] as const

export const enrolmentEndpoints = defineEndpoints({
  listIdentityDocuments: {
    method: 'GET',
    path: 'intern-service/application/list-identity-document',
    access: intern,
    summary:
      "Returns the intern's identity documents without their content, which the file endpoints return.",
    response: z.array(identityDocument),
    paginated: true,
  },
  saveIdentityDocument: {
    method: 'POST',
    path: 'intern-service/application/create-identity-document',
    aliases: ['PATCH intern-service/application/create-identity-document'],
    access: intern,
    summary:
      'Saves an uploaded identity document, one of each kind, until the application is approved.',
    body: z.strictObject({ kind: z.enum(documentKinds), file_id: uuid }),
    response: identityDocument,
    errors: ['NOT_FOUND'],
    invalidates: ['listIdentityDocuments'],
  },
  getEnrolment: {
    method: 'GET',
    path: 'intern-service/application/enrol',
    access: intern,
    summary:
      'Returns what the enrolment still requires: an accepted offer, the fee if the intern pays, and agreements.',
    response: enrolment,
    errors: ['NOT_FOUND'],
  },
  saveEnrolment: {
    method: 'POST',
    path: 'intern-service/application/enrol',
    aliases: ['PATCH intern-service/application/enrol'],
    access: intern,
    summary: 'Accepts the displayed version of the conduct policy that enrolment requires.',
    body: z.strictObject({
      conduct_accepted: z.literal(true, messageKey('problems.sign')),
      version: z.int().min(1).optional(),
    }),
    response: enrolment,
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  finalEnrol: {
    method: 'POST',
    path: 'intern-service/application/final-enrol',
    aliases: ['PATCH intern-service/application/final-enrol'],
    access: intern,
    summary: 'Confirms the enrolment; repeating it has no effect.',
    body: emptyBody,
    response: enrolment,
    errors: ['INCOMPLETE', 'NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
})
