import type { Payload } from '../../platform/http/client.ts'
import type { FactorCode } from '../../shared/use-factor-code.ts'

const doNothing = () => {}

/** A field in which no code has been entered yet. */
export const sampleFactorCode: FactorCode = {
  field: { current: null },
  code: '',
  error: undefined,
  busy: false,
  isRecovery: false,
  type: doNothing,
  switchKind: doNothing,
  send: doNothing,
}

export const sampleRecoveryCodes: Payload<'secondFactor', 'renewRecoveryCodes'> = {
  recovery_codes: Array.from(
    { length: 10 },
    (_, index) => `abcd-efgh-2345-67${'abcdefghij'[index]}a-ijkl-mnop`,
  ),
}

/** A QR code that leads nowhere. */
export const sampleAppSecret: Payload<'secondFactor', 'startSecondFactor'> = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Fledge:iris@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr_code: { size: 29, path: 'M4 4h7v1h-7zM4 10h7v1h-7zM4 5h1v5h-1zM10 5h1v5h-1zM6 6h3v3h-3z' },
}
