import { expect, test } from 'vitest'
import {
  cancelInternshipReasons,
  endInternshipReasons,
  getInternshipReasonTextKey,
} from './reasons.ts'

test('every reason for which an internship can end has a text, whichever list it is from', () => {
  for (const { id } of [...cancelInternshipReasons, ...endInternshipReasons])
    expect(getInternshipReasonTextKey(id)).toMatch(
      new RegExp(`^internships\\.reason\\.(cancel|endEarly)\\.${id}$`),
    )
  expect([getInternshipReasonTextKey(null), getInternshipReasonTextKey('CONDUCT')]).toEqual([
    'internships.reason.cancel.OTHER',
    'internships.reason.endEarly.CONDUCT',
  ])
})
