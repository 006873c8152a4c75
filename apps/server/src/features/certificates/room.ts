import { certificateCalls } from '@fledge/contract/certificates/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { getCertificate, listCertificates, revokeCertificate } from './certificate-calls.ts'
import { issueCertificate } from './issue-certificate.ts'

export const certificatesRoom = room(certificateCalls, { getCertificate, listCertificates, revokeCertificate }, { reactions: { 'internship.complete': issueCertificate } })
