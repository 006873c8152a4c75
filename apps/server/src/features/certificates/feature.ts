import { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { on } from '../../platform/db/events.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { sealedBadgeKeys } from './badge-keys.ts'
import { badgeIssuer, badgeKey, badgeStatus, getBadge } from './read-badges.ts'
import { getCertificateFile } from './get-certificate-file.ts'
import { exportCertificates, getCertificate, listCertificates } from './read-certificates.ts'
import { createActJob } from '../pending-acts/public.ts'
import { revoke, revokeCertificate } from './revoke-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'

export const certificatesFeature = defineFeature(
  certificateEndpoints,
  {
    getCertificate,
    listCertificates,
    exportCertificates,
    revokeCertificate,
    getCertificateFile,
    getBadge,
    badgeIssuer,
    badgeKey,
    badgeStatus,
  },
  {
    eventHandlers: [on(internshipEvents.complete, issueCertificate)],
    jobs: [createActJob('certificates.revoke', 'CERTIFICATE', { revokeCertificate: revoke })],
    sealedValues: [sealedBadgeKeys],
  },
)
