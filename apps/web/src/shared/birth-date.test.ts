import { internRegistrationDetails } from '@fledge/contract/intern-registration/schema.ts'
import { registrationTexts } from '@fledge/contract/registration/texts.ts'
import { expect, it } from 'vitest'
import { createBirthDateSchema } from './birth-date.ts'
import { registerAllTexts } from '../platform/i18n/testing/register-all-texts.ts'

it('reports a birth date that is too young together with all missing fields', async () => {
  await registerAllTexts()
  const form = internRegistrationDetails.extend({ intern_dob: createBirthDateSchema('2026-11-22') })
  const issues =
    form.safeParse({
      first_name: '',
      last_name: 'Obi',
      phone: '',
      intern_dob: '2015-01-01',
      time_zone: 'Africa/Lagos',
    }).error?.issues ?? []
  expect(issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['first_name', 'phone', 'intern_dob', 'country_id', 'terms_accepted']),
  )
  expect(issues.find(({ path }) => path[0] === 'intern_dob')?.message).toBe(
    registrationTexts['registration.birthDate.tooYoung'],
  )
  expect(createBirthDateSchema('2026-11-22').safeParse('2010-11-22').success).toBe(true)
  // Not a date: only that is reported, without an age check.
  for (const none of ['', '2004-02-31', 'yesterday'])
    expect(createBirthDateSchema('2026-11-22').safeParse(none).error?.issues[0]?.message).toBe(
      'Enter a date',
    )
})
