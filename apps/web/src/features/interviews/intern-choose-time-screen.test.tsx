import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { internInterview, timeChoice } from '../../testing/samples/interviews.ts'
import { nothingMissed } from '../../testing/samples/no-shows.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternChooseTimeScreen from './intern-choose-time-screen.tsx'

const confirmed: typeof internInterview = {
  ...internInterview,
  status: 'CONFIRMED',
  starts_at: '2026-11-30T14:00:00Z',
  may: { ...internInterview.may, confirm: 'errors.ILLEGAL_TRANSITION', counterPropose: true },
}

function openConfirmed(address: string) {
  serve(
    respondWith('interviews', 'internInterviewTimes', {
      ...timeChoice,
      status: 'CONFIRMED',
      interview: confirmed,
    }),
    ...nothingMissed,
    ...sampleSupport,
  )
  startSession(sampleIntern)
  return renderApp(<InternChooseTimeScreen />, address)
}

it('an open choice of times says that the interview is confirmed once it is', async () => {
  await openConfirmed('/')
  await expect.element(page.getByText('Your interview is confirmed')).toBeVisible()
  await expect.element(page.getByText('Suggest other times')).not.toBeInTheDocument()
})

it('other times than the confirmed one are suggested on request', async () => {
  await openConfirmed('/?offer=1')
  await expect.element(page.getByRole('heading', { name: 'Suggest other times' })).toBeVisible()
})
