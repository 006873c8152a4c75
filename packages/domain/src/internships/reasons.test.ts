import { expect, test } from 'vitest'
import { cancelInternshipReasons, endInternshipReasons, internshipReasonText } from './reasons.ts'

test('every reason an internship can end with has a text, whichever list it is from', () => {
  for (const { id } of [...cancelInternshipReasons, ...endInternshipReasons])
    expect(internshipReasonText(id)).toMatch(
      new RegExp(`^internships\\.reason\\.(cancel|endEarly)\\.${id}$`),
    )
  expect([internshipReasonText(null), internshipReasonText('CONDUCT')]).toEqual([
    'internships.reason.cancel.OTHER',
    'internships.reason.endEarly.CONDUCT',
  ])
})
