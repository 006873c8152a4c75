import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { noUpdates, sampleTask } from '../../testing/samples/dashboards.ts'
import { samplePlan } from '../../testing/samples/plans.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { NextStepCard } from './next-step-card.tsx'

const draft = '/company/internship-requirement/new?plan=draft'

function serveDraft() {
  serve(
    respondWith('plans', 'listPlans', [samplePlan]),
    respondWith('companies', 'listChecklist', [{ item: 'plan', is_done: false, link: draft }]),
  )
}

it('leads an administrator to the draft while no plan is published', async () => {
  serveDraft()
  startSession(sampleMember)
  await renderApp(<NextStepCard updates={noUpdates} />)
  const link = page.getByRole('link', { name: 'Continue your draft' })
  await expect.element(link).toHaveAttribute('href', draft)
})

it('does not lead a supervisor to a plan, which only administrators can edit', async () => {
  serveDraft()
  startSession(sampleColleague)
  await renderApp(<NextStepCard updates={noUpdates} />)
  await expect.element(page.getByText('You’re all caught up')).toBeVisible()
})

it('counts an offer to revise as a task, not as an intern who waits', async () => {
  serveDraft()
  startSession(sampleMember)
  const waits = [sampleTask, { ...sampleTask, kind: 'OFFER_TO_REVISE' as const, link: '/offer' }]
  await renderApp(<NextStepCard updates={{ ...noUpdates, waits, waits_count: 2 }} />)
  await expect.element(page.getByText(/2 interns are waiting/)).not.toBeInTheDocument()
  await expect.element(page.getByText('2 items need your response')).toBeVisible()
})
