import { enrolmentCalls } from '@fledge/contract/enrolment/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { finalEnrol, getEnrolment, saveEnrolment } from './confirm-enrolment.ts'
import { listIdentityDocuments, saveIdentityDocument } from './identity-documents.ts'

export const enrolmentRoom = room(enrolmentCalls, {
  listIdentityDocuments,
  saveIdentityDocument,
  getEnrolment,
  saveEnrolment,
  finalEnrol,
})
