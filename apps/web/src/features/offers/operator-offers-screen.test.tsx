import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { neverRespond, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorOffersScreen from './operator-offers-screen.tsx'

it('has its heading where HTML allows one, so that the page of the server is taken over', async () => {
  serve(
    respondWith('offers', 'listOffersForReview', [
      {
        offer_id: 'offer',
        role: 'Robotics data intern',
        company_name: 'Aurora Labs',
        logo_url: null,
        is_trusted: false,
        intern_name: 'Amara Okafor',
        country_code: null,
        version: 1,
        status: 'IN_REVIEW',
        sent_at: '2026-11-24T09:00:00Z',
        review_due_at: '2026-11-27T09:00:00Z',
        owner_id: null,
        owner_name: null,
        skipped_until: null,
      },
    ]),
    respondWith('offers', 'countOfferOwners', { none: 1, me: 0, colleagues: 0 }),
    respondWith('pendingActs', 'listPendingActs', []),
    neverRespond('offers', 'getOfferForReview'),
  )
  startSession(sampleOperator)
  await renderApp(<OperatorOffersScreen />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('p h1')).toBeNull()
})
