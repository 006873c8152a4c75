import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failWith, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { deleteLocalDrafts } from '../../platform/forms/drafts.ts'
import { ContactForm } from './contact-form.tsx'

const contact = {
  user_id: '0190c0de-0000-7000-8000-000000000001',
  first_name: 'Cem',
  last_name: 'Kaya',
  email: 'cem@people.example',
  phone: null,
  job_title: null,
}
const message = 'Someone else changed this while you were editing.'

beforeEach(() => deleteLocalDrafts())

it('shows both values of a field that a colleague has changed, and takes over the other ones', async () => {
  serve(
    failWith('contacts', 'editContact', {
      status: 409,
      code: 'CONFLICT',
      fields: { last_name: message, job_title: message },
    }),
    respondWith('contacts', 'listContacts', [
      { ...contact, last_name: 'Demir', job_title: 'Porter' },
    ]),
  )
  const onDone = vi.fn<() => void>()
  await renderApp(<ContactForm contact={contact} onDone={onDone} />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Last name' }), 'Kaya-Demir')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const conflict = page.getByRole('region', { name: 'Last name' })
  await expect.element(conflict.getByText(message)).toBeVisible()
  await expect.element(conflict.getByText('Demir', { exact: true })).toBeVisible()
  await expect.element(conflict.getByText('Kaya-Demir')).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Job title optional' }))
    .toHaveValue('Porter')
  expect(onDone).not.toHaveBeenCalled()
})
