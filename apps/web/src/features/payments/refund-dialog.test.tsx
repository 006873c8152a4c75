import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../platform/http/api-error.ts'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { operatorPayment } from '../../testing/samples/payments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RefundDialog } from './refund-dialog.tsx'

const wholeOnly = 'Refund the full fee, which cancels the internship, or wait.'

async function openDialog() {
  const sent: unknown[] = []
  serve(
    respondBy('payments', 'refundPayment', (body) => {
      sent.push(body)
      return Promise.reject(new ApiError(400, 'VALIDATION', 'Check.', { amount: wholeOnly }))
    }),
  )
  startSession(sampleOperator)
  await renderApp(<RefundDialog payment={operatorPayment} onClose={() => {}} />)
  const amount = page.getByLabelText(/^Amount in/)
  await page.getByLabelText('Reason, shown to the intern').fill('The company closed.')
  const send = async (typed: string) => {
    await amount.fill(typed)
    await userEvent.keyboard('{Enter}')
  }
  return { amount, send, sent }
}

it('an amount that the server refuses says why at its field', async () => {
  const { amount, send, sent } = await openDialog()
  await send('1.5')
  await expect.element(page.getByText(wholeOnly)).toBeVisible()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([{ amount: 150, note: 'The company closed.' }])
})

it.each(['0', '-5', '', 'ten', '99999'])('the amount “%s” is not sent', async (typed) => {
  const { send, sent } = await openDialog()
  await send(typed)
  await expect.element(page.getByText(/^Enter an amount from .+ to .+$/)).toBeVisible()
  expect(sent).toEqual([])
})
