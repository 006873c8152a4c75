import { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { badgeIssuer, badgeKey, badgeStatus, getBadge } from './badge-endpoints.ts'
import { getCertificateFile } from './certificate-file.ts'
import { getCertificate, listCertificates, revokeCertificate } from './certificate-endpoints.ts'
import { issueCertificate } from './issue-certificate.ts'

export const certificatesFeature = defineFeature(
  certificateEndpoints,
  {
    getCertificate,
    listCertificates,
    revokeCertificate,
    getCertificateFile,
    getBadge,
    badgeIssuer,
    badgeKey,
    badgeStatus,
  },
  { eventHandlers: { 'internship.complete': issueCertificate } },
)
