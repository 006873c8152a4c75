import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'

/** A recovery code as it is shown: six groups of base32; four in codes of before 28 November 2026. */
const recoveryCodePattern = /^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}(?:(?:-[a-z2-7]{4}){2})?$/
const appCodePattern = /^\d{6}$/

/** Removes spaces and, in recovery codes, differences of case and hyphens that people type. */
export function normaliseFactorCode(entered: string): string {
  const code = entered.replaceAll(/[\s-]/g, '').toLowerCase()
  return code.length === 24 || code.length === 16 ? (code.match(/.{4}/g) ?? []).join('-') : code
}

/** Whether a code is one of those that people keep for the day on which they lose their phone. */
export const isRecoveryCode = (code: string): boolean => recoveryCodePattern.test(code)

/** A code of the authenticator app, or a recovery code. */
export const factorCode = z
  .string()
  .max(40)
  .transform(normaliseFactorCode)
  .refine(
    (code) => appCodePattern.test(code) || isRecoveryCode(code),
    messageKey('secondFactor.problems.code'),
  )

/** A code of the authenticator app. */
export const appCode = z
  .string()
  .max(40)
  .transform(normaliseFactorCode)
  .refine((code) => appCodePattern.test(code), messageKey('secondFactor.problems.appCode'))

export const factorBody = z.strictObject({ code: factorCode })

export const secondFactorView = z.object({
  /** When it was set up; null if it is off. */
  set_up_at: z.string().nullable(),
  recovery_codes_left: z.number(),
})

/** What an authenticator app needs: a QR code, or the secret itself. */
export const secondFactorSecret = z.object({
  /** Base32, for apps on the same device. */
  secret: z.string(),
  /** The address that apps on the same device open. */
  uri: z.string(),
  /** The QR code of the address: its width in modules, and the dark ones as a path of SVG. */
  qr_code: z.object({ size: z.number(), path: z.string() }),
})

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
