import { expect, test } from 'vitest'
import { cancelInternshipReasons, endInternshipReasons, internshipReasonText } from './reasons.ts'

test('no reason that an internship can end with is without its words, whichever list it is of', () => {
  for (const { id } of [...cancelInternshipReasons, ...endInternshipReasons])
    expect(internshipReasonText(id)).toMatch(
      new RegExp(`^internships\\.reason\\.(cancel|endEarly)\\.${id}$`),
    )
  expect([internshipReasonText(null), internshipReasonText('CONDUCT')]).toEqual([
    'internships.reason.cancel.OTHER',
    'internships.reason.endEarly.CONDUCT',
  ])
})
