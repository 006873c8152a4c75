import { expect, test } from 'vitest'
import { mayTurnOff, noticeKinds, wantsMail } from './types.ts'

test('skips emails of a disabled kind and sends the others', () => {
  expect(wantsMail('interviews.proposed', ['interviews'])).toBe(false)
  expect(wantsMail('interviews.proposed', ['plans'])).toBe(true)
})

test.each(['sessions.code', 'offers.send', 'payments.due', 'nobody.knows'])(
  'sends %s even if its kind is disabled',
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
