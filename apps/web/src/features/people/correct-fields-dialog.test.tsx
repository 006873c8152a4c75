import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../platform/http/api-error.ts'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CorrectFieldsDialog } from './correct-fields-dialog.tsx'

const before = { first_name: 'Amara', last_name: 'Okafor', intern_dob: '2003-05-14' }
const corrected = { ...before, last_name: 'Adeyemi' }
const reason = 'As in the passport that you sent'
const lastName = page.getByRole('textbox', { name: 'Last name' })
const send = () => userEvent.click(page.getByRole('button', { name: 'Correct name or birth date' }))
const open = (onClose: () => void) =>
  renderApp(<CorrectFieldsDialog id="application" name="Amara Okafor" onClose={onClose} />)

it('opened again, begins with what has been corrected since, and sends that as its base', async () => {
  let saved = before
  const sent: unknown[] = []
  serve(
    respondBy('people', 'getLockedFields', async () => saved),
    respondBy('people', 'correctLockedFields', async (body) => {
      sent.push(body)
      return { fields: ['first_name'], pending: null }
    }),
    respondWith('pendingActs', 'listPendingActs', []),
  )
  startSession(sampleOperator)
  const first = await open(() => undefined)
  await expect.element(lastName).toHaveValue('Okafor')
  await first.unmount()
  saved = corrected
  let isClosed = false
  await open(() => {
    isClosed = true
  })
  await expect.element(lastName).toHaveValue('Adeyemi')
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Amarachi')
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), reason)
  await send()
  await expect.poll(() => isClosed).toBe(true)
  expect(sent).toEqual([{ ...corrected, first_name: 'Amarachi', base: corrected, reason }])
})

it('shows what a colleague has corrected since it was opened, keeps the reason, and sends on that base', async () => {
  let saved = before
  const sent: unknown[] = []
  serve(
    respondBy('people', 'getLockedFields', async () => saved),
    respondBy('people', 'correctLockedFields', async (body) => {
      sent.push(body)
      if (sent.length > 1) return { fields: ['first_name'], pending: null }
      saved = corrected
      throw new ApiError(409, 'CONFLICT', 'These details have changed.')
    }),
  )
  startSession(sampleOperator)
  let isClosed = false
  await open(() => {
    isClosed = true
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Amarachi')
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), reason)
  await send()
  await expect.element(lastName).toHaveValue('Adeyemi')
  await expect.element(page.getByRole('textbox', { name: /^Reason/ })).toHaveValue(reason)
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Amarachi')
  await send()
  await expect.poll(() => isClosed).toBe(true)
  expect(sent).toEqual([
    { ...before, first_name: 'Amarachi', base: before, reason },
    { ...corrected, first_name: 'Amarachi', base: corrected, reason },
  ])
})
