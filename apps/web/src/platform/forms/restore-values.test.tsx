import { TextField } from '@fledge/ui/fields.tsx'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { restoreValues } from './restore-values.ts'

const values = { title: 'Design', city: 'London' }

async function renderForm(): Promise<UseFormReturn<typeof values>> {
  let form: UseFormReturn<typeof values> | undefined
  function Form() {
    form = useForm({ defaultValues: values })
    return (
      <>
        <TextField label="Title" {...form.register('title')} />
        <TextField label="City" {...form.register('city')} />
      </>
    )
  }
  await renderApp(<Form />)
  if (!form) throw new Error('the form was not rendered')
  return form
}

it('restores a draft, apart from a field that was edited while the draft was read', async () => {
  const form = await renderForm()
  await userEvent.fill(page.getByLabelText('Title'), 'Typed just now')
  restoreValues(form, values, { title: 'Old title', city: 'Leeds' })
  await expect.element(page.getByLabelText('Title')).toHaveValue('Typed just now')
  await expect.element(page.getByLabelText('City')).toHaveValue('Leeds')
})

it('writes no value that is the same, which would move the cursor', async () => {
  const form = await renderForm()
  const written: (string | undefined)[] = []
  form.watch((_values, { name }) => void written.push(name))
  restoreValues(form, values, { title: 'Design', city: 'Leeds' })
  expect(written).toEqual(['city'])
})
