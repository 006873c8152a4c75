import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'

interface DownloadFacts {
  readonly isRevoked: boolean
}

/** Anyone with its link may see a certificate; these are the forms that can be downloaded. */
export const certificateCan = {
  /** A file needs fonts for all of its letters. */
  getFile: (certificate: DownloadFacts & { readonly isRenderable: boolean }): PolicyDecision =>
    allOf(
      allowIf(!certificate.isRevoked, 'certificates.file.revoked'),
      allowIf(certificate.isRenderable, 'certificates.file.letters'),
    ),
  getBadge: (certificate: DownloadFacts): PolicyDecision =>
    allowIf(!certificate.isRevoked, 'certificates.badge.revoked'),
}
