import { brandTexts } from '@fledge/contract/platform/texts.ts'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { Secret, TOTP } from 'otpauth'
import { encodeQR } from 'qr'

/** Generates the secret of an authenticator app: 160 random bits, as RFC 4226 recommends. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32

const toTotp = (secret: string, label = '') =>
  new TOTP({
    issuer: brandTexts['brand.name'],
    label,
    secret: Secret.fromBase32(secret),
    digits: secondFactorRule.digits,
    period: secondFactorRule.periodSeconds,
  })

/**
 * Returns the step of 30 seconds (since 1970) that a code belongs to; null if it is none of those
 * that are accepted now.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const totp = toTotp(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: secondFactorRule.window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Returns the address that authenticator apps read, for an account. */
export const buildUri = (secret: string, email: string): string => toTotp(secret, email).toString()

interface QrCode {
  readonly size: number
  readonly path: string
}

/** Light modules around a QR code, which scanners need. */
const quietZone = 4

/** Returns a QR code as a path of SVG: a square of 1 × 1 for each dark module. */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { border: quietZone })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size: rows.length, path: path.join('') }
}
