import { expect, test } from 'vitest'
import { buildUri, drawQrCode, findStep, generateSecret } from './authenticator-codes.ts'

/** The secret of RFC 6238, appendix B, whose codes have eight digits there; ours are the last six. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('accepts the code of RFC 6238 at %s seconds', (seconds, code) => {
  expect(findStep(rfcSecret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('accepts the codes before and after, and no others', () => {
  const at = (seconds: number) => findStep(rfcSecret, '081804', new Date(seconds * 1000))
  const step = Math.floor(1_111_111_109 / 30)
  expect([at(1_111_111_079), at(1_111_111_139)]).toEqual([step, step])
  expect([at(1_111_111_049), at(1_111_111_169)]).toEqual([null, null])
})

test('a secret has 160 bits, and its address names the product and the account', () => {
  const secret = generateSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(generateSecret()).not.toBe(secret)
  const uri = new URL(buildUri(secret, 'ines@fledge.example'))
  expect(decodeURIComponent(uri.pathname)).toBe('/Fledge:ines@fledge.example')
  expect(uri.searchParams.get('secret')).toBe(secret)
})

test('a QR code is a square with a finder in its corner', () => {
  const { size, path } = drawQrCode('otpauth://totp/x')
  expect((size - 8 - 17) % 4).toBe(0)
  expect(path.startsWith('M4 4h1v1h-1zM5 4h1v1h-1z')).toBe(true)
})
