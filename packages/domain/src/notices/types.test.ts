import { expect, test } from 'vitest'
import { canTurnOffMail, noticeKinds, isMailWanted } from './types.ts'

test('skips emails of a disabled kind and sends the others', () => {
  expect(isMailWanted('interviews.proposed', ['interviews'])).toBe(false)
  expect(isMailWanted('interviews.proposed', ['plans'])).toBe(true)
})

test.each(['sessions.code', 'offers.send', 'payments.due', 'nobody.knows'])(
  'sends %s even if its kind is disabled',
  (kind) => {
    expect(canTurnOffMail(kind)).toBe(false)
    expect(
      isMailWanted(
        kind,
        noticeKinds.map((noticeKind) => noticeKind.kind),
      ),
    ).toBe(true)
  },
)
