import { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { finalEnrol } from './final-enrol.ts'
import { getEnrolment } from './get-enrolment.ts'
import { saveEnrolment } from './save-enrolment.ts'
import { listIdentityDocuments } from './list-identity-documents.ts'
import { saveIdentityDocument } from './save-identity-document.ts'

export const enrolmentFeature = defineFeature(enrolmentEndpoints, {
  listIdentityDocuments,
  saveIdentityDocument,
  getEnrolment,
  saveEnrolment,
  finalEnrol,
})
