import { line, text } from '@fledge/contract/platform/schema.ts'
import { profileSectionEndpoints } from '@fledge/contract/profiles/profile-sections.ts'
import { expect, test } from 'vitest'
import { SaveRejectedError } from '../../platform/forms/autosaver.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { saveValidFields, type SectionBaseValues } from './section-saving.ts'

const rules = profileSectionEndpoints.savePersonalInfo.body.shape
const kept = { first_name: 'Zainab', last_name: 'Bello', phone: null, intern_dob: '2004-02-03' }

/** Fake server that rejects these fields. */
function server(refused: Readonly<Record<string, string>> = {}) {
  const asked: Record<string, unknown>[] = []
  const save = async (valid: Record<string, unknown>) => {
    asked.push(valid)
    const fields = Object.fromEntries(
      Object.entries(refused).filter(([path]) =>
        Object.keys(valid).some((name) => path.split('.').includes(name)),
      ),
    )
    if (Object.keys(fields).length > 0)
      throw new ApiError(400, 'VALIDATION', 'Please check the fields.', fields)
  }
  return { asked, save }
}

test('shows server errors at their fields and saves the rest', async () => {
  const { asked, save } = server({ intern_dob: 'You must be 16 or older to register.' })
  const done = await saveValidFields({
    values: { ...kept, phone: '+234 800 555 0100', intern_dob: '2015-01-01' },
    kept,
    rules,
    save,
  })
  expect(done.wrong).toEqual({ intern_dob: 'You must be 16 or older to register.' })
  expect(asked.at(-1)).toMatchObject({ first_name: 'Zainab', phone: '+234 800 555 0100' })
  expect(asked.at(-1)).not.toHaveProperty('intern_dob')
})

test('does not send values that fail the contract: control characters, too long text, an emptied name', async () => {
  const { asked, save } = server()
  const done = await saveValidFields({
    values: { first_name: 'Zai\u0000nab', last_name: '', goal: 'x'.repeat(1001) },
    kept,
    rules: { first_name: line(100), last_name: line(100), goal: text(1000) },
    save,
  })
  expect(done).toEqual({
    saved: {},
    met: {},
    wrong: {
      first_name: 'Some characters can’t be used. Type this instead of pasting it.',
      last_name: 'Complete this field',
      goal: 'Use 1,000 characters or fewer',
    },
  })
  expect(asked).toEqual([])
})

test('treats a field that was never filled in as missing, not invalid', async () => {
  const { save } = server()
  expect(
    (await saveValidFields({ values: { ...kept, phone: '' }, kept, rules, save })).wrong,
  ).toEqual({})
})

test('maps errors of nested body fields to their form fields', async () => {
  const { save } = server({ 'answers.MOTIVATION': 'Choose an option, or shorten your answer.' })
  expect(
    (
      await saveValidFields({
        values: { MOTIVATION: 'a', EQUIPMENT: 'READY' },
        kept: {},
        rules: { MOTIVATION: text(1000), EQUIPMENT: text(40) },
        save,
      })
    ).wrong,
  ).toEqual({ MOTIVATION: 'Choose an option, or shorten your answer.' })
})

test('treats an error without fields as a failure of the whole request', async () => {
  const save = () =>
    Promise.reject(new ApiError(409, 'CONFLICT', 'Your application is with the programme team.'))
  await expect(saveValidFields({ values: kept, kept, rules, save })).rejects.toThrow(
    'with the programme team',
  )
})

test('reports the invalid one of fields that are saved together and loses nothing silently', async () => {
  const together = profileSectionEndpoints.savePreference.body.shape
  const all = { start_month: '03/2027', duration_weeks: 10, hours_a_week: 30 }
  const save = async (valid: Record<string, unknown>) => {
    if (!('start_month' in valid)) throw new SaveRejectedError('All three')
    throw new ApiError(400, 'VALIDATION', 'Please check the fields.', {
      start_month: 'This month is over.',
    })
  }
  const of = {
    kept: all,
    rules: {
      start_month: together.start_month,
      duration_weeks: together.duration_weeks,
      hours_a_week: together.hours_a_week,
    },
    save,
  }
  expect((await saveValidFields({ ...of, values: { ...all, start_month: '' } })).wrong).toEqual({
    start_month: 'Complete this field',
  })
  expect(
    (await saveValidFields({ ...of, values: { ...all, start_month: '01/2026' } })).wrong,
  ).toEqual({ start_month: 'This month is over.' })
})

test('passes only changed fields to the save: an emptied list, but not text that differs only in whitespace', async () => {
  const told: (readonly string[])[] = []
  const save = async (_valid: Record<string, unknown>, changed: readonly string[]) =>
    told.push(changed)
  await saveValidFields({
    values: { first_name: ' Zainab ', last_name: 'Okoye', phone: '' },
    kept,
    rules,
    save,
  })
  await saveValidFields({
    values: { skill_ids: [], project_ids: [3] },
    kept: { skill_ids: [1], project_ids: [3] },
    rules: profileSectionEndpoints.saveSpecialisation.body.shape,
    save,
  })
  expect(told).toEqual([['last_name'], ['skill_ids']])
})

test('separates remote conflicts from validation errors and saves the rest with its base values', async () => {
  const sent: unknown[] = []
  const save = async (
    valid: Record<string, unknown>,
    changed: readonly string[],
    seen: SectionBaseValues,
  ) => {
    if ('last_name' in valid)
      throw new ApiError(409, 'CONFLICT', 'The request does not fit.', {
        last_name: 'Changed elsewhere',
      })
    sent.push([changed, seen['phone']])
  }
  const done = await saveValidFields({
    values: { ...kept, last_name: 'Okoye', phone: '+234 800 555 0100' },
    kept,
    rules,
    save,
  })
  expect(done).toMatchObject({ met: { last_name: 'Changed elsewhere' }, wrong: {} })
  expect(done.saved).not.toHaveProperty('last_name')
  expect(sent).toEqual([[['phone'], null]])
})
