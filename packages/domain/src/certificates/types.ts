import type { BadgeContent } from '../tones.ts'

export const certificateStates = ['valid', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

export const certificateBadges = {
  valid: { text: 'certificates.state.valid', tone: 'teal' },
  revoked: { text: 'certificates.state.revoked', tone: 'red' },
} as const satisfies Readonly<Record<CertificateState, BadgeContent>>

/** Whether a certificate is still valid. */
export const getCertificateState = ({
  revoked_at: revokedAt,
}: {
  readonly revoked_at: string | null
}): CertificateState => (revokedAt === null ? 'valid' : 'revoked')
