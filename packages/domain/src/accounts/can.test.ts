import { expect, test } from 'vitest'
import { accountCan } from './can.ts'

test('an intern can delete their account once no internship is agreed or ongoing', () => {
  expect(accountCan.erase({ internship: null })).toEqual({ allowed: true })
  expect(
    accountCan.erase({ internship: { company: 'Quiet Lamp', endsOn: '2026-12-04' } }),
  ).toMatchObject({
    messageKey: 'accounts.refused.internship',
    values: { company: 'Quiet Lamp', ends_on: '4 December 2026' },
  })
})
