import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { setServerErrors } from './set-server-errors.ts'

/** A form whose fields record when they get the focus. */
function aForm() {
  const focused: string[] = []
  const { formControl } = createFormControl({ defaultValues: { name: '', city: '' } })
  for (const name of ['name', 'city'] as const)
    formControl.register(name).ref({ name, value: '', focus: () => focused.push(name) })
  return { form: formControl, focused }
}
const errors = { 'body.city': 'Enter a city', name: 'Enter a name' }

test('shows each error of the server at its field and focuses only the first one', () => {
  const { form, focused } = aForm()
  expect(setServerErrors(form, new ApiError(400, 'VALIDATION', 'Check.', errors))).toBe(true)
  expect([form.getFieldState('city').error, form.getFieldState('name').error]).toMatchObject([
    { type: 'server', message: 'Enter a city' },
    { type: 'server', message: 'Enter a name' },
  ])
  expect(focused).toEqual(['city'])
})

test('leaves an error without fields to the caller', () => {
  const { form, focused } = aForm()
  expect(setServerErrors(form, new ApiError(409, 'CONFLICT', 'Changed since then.'))).toBe(false)
  expect(setServerErrors(form, new TypeError('offline'))).toBe(false)
  expect(focused).toEqual([])
})
