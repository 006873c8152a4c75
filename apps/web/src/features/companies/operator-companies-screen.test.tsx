import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { companyReview } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorCompaniesScreen from './operator-companies-screen.tsx'

const row = {
  company_id: 'company',
  name: 'Aurora Labs',
  status: 'PENDING_APPROVAL' as const,
  country_code: null,
  country: null,
  industry: null,
  logo_url: null,
  waiting_since: '2026-11-20T09:00:00Z',
  answer_by: null,
  created_at: '2026-11-20T09:00:00Z',
  is_profile_complete: true,
  owner_id: null,
  owner_name: null,
  skipped_until: null,
}

it('is worked by keyboard: G hands out a company, S leaves it to others, C requests information, N writes a note', async () => {
  const sent: unknown[] = []
  serve(
    respondWith('companies', 'listCompanyQueue', [row]),
    respondWith('companies', 'countCompanyOwners', { none: 1, me: 0, colleagues: 0 }),
    respondWith('companies', 'getCompanyForReview', companyReview),
    respondWith('interviews', 'listInternFeedback', []),
    respondWith('pendingActs', 'listPendingActs', []),
    respondWith('waits', 'listWaits', []),
    respondBy('waits', 'takeNextWait', async (body) => {
      sent.push(body)
      return { id: null, is_concern: false }
    }),
    respondBy('waits', 'skipWait', async (body) => {
      sent.push(body)
      return { comes_back_at: '2026-11-24T13:00:00Z' }
    }),
  )
  startSession(sampleOperator)
  await renderApp(<OperatorCompaniesScreen />)
  await expect.element(page.getByRole('button', { name: /Skip/ })).toBeVisible()
  await userEvent.keyboard('g')
  await expect.poll(() => sent).toEqual([{ kind: 'COMPANY' }])
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('c')
  await expect.element(page.getByRole('textbox', { name: 'What is missing' })).toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('s')
  await expect.poll(() => sent).toContainEqual({ kind: 'COMPANY', id: 'company' })
})
