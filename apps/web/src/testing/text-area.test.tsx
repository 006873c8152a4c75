import { TextArea } from '@fledge/ui/fields.tsx'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from './render-app.tsx'

/** A form whose text arrives after it was rendered, such as an unsaved draft. */
function DraftForm() {
  const form = useForm({ defaultValues: { note: 'Saved' } })
  useWatch({ control: form.control })
  return (
    <>
      <TextArea
        label="Note"
        limit={100}
        formatLength={(length) => `${length} of 100`}
        {...form.register('note')}
      />
      <button type="button" onClick={() => form.reset({ note: 'An unsaved draft' })}>
        Restore
      </button>
    </>
  )
}

it('a text area counts the text that its form holds when it is shown', async () => {
  await renderApp(<DraftForm />)
  await expect.element(page.getByText('5 of 100')).toBeVisible()
})

it('a text area counts a draft that its form restores', async () => {
  await renderApp(<DraftForm />)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByText('16 of 100')).toBeVisible()
})

it('a text area counts what is typed', async () => {
  await renderApp(<DraftForm />)
  await page.getByRole('textbox').fill('Typed')
  await page.getByRole('textbox').fill('Typed again')
  await expect.element(page.getByText('11 of 100')).toBeVisible()
})
