import { enrolmentCalls } from '@fledge/contract/enrolment/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { finalEnrol, getEnrolment, saveEnrolment } from './confirm-enrolment.ts'
import { listIdentityDocuments, saveIdentityDocument } from './identity-documents.ts'

export const enrolmentFeature = defineFeature(enrolmentCalls, {
  listIdentityDocuments,
  saveIdentityDocument,
  getEnrolment,
  saveEnrolment,
  finalEnrol,
})
