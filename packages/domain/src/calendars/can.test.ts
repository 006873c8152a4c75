import { allow, deny } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import { calendarCan } from './can.ts'

test('an interview can be downloaded once a time is agreed', () => {
  expect(calendarCan.downloadInterview(false)).toEqual(deny('calendars.refused.notAgreed'))
  expect(calendarCan.downloadInterview(true)).toEqual(allow)
})
