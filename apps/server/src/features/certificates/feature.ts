import { certificateCalls } from '@fledge/contract/certificates/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { badgeIssuer, badgeKey, badgeStatus, getBadge } from './badge-calls.ts'
import { getCertificateFile } from './certificate-file.ts'
import { getCertificate, listCertificates, revokeCertificate } from './certificate-calls.ts'
import { issueCertificate } from './issue-certificate.ts'

export const certificatesFeature = defineFeature(
  certificateCalls,
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
  { reactions: { 'internship.complete': issueCertificate } },
)
