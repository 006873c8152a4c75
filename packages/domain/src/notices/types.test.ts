import { expect, test } from 'vitest'
import { mayTurnOff, noticeKinds, wantsMail } from './types.ts'

test('a kind turned off is not wanted, the others are', () => {
  expect(wantsMail('interviews.proposed', ['interviews'])).toBe(false)
  expect(wantsMail('interviews.proposed', ['plans'])).toBe(true)
})

test.each(['sessions.code', 'offers.send', 'payments.due', 'nobody.knows'])(
  '%s comes though it was turned off',
  (kind) => {
    expect(mayTurnOff(kind)).toBe(false)
    expect(
      wantsMail(
        kind,
        noticeKinds.map((one) => one.kind),
      ),
    ).toBe(true)
  },
)
