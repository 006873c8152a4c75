import { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { finalEnrol, getEnrolment, saveEnrolment } from './confirm-enrolment.ts'
import { listIdentityDocuments, saveIdentityDocument } from './identity-documents.ts'

export const enrolmentFeature = defineFeature(enrolmentEndpoints, {
  listIdentityDocuments,
  saveIdentityDocument,
  getEnrolment,
  saveEnrolment,
  finalEnrol,
})
