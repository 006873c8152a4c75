import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleMatch } from '../../testing/samples/matches.ts'
import { samplePlan } from '../../testing/samples/plans.ts'
import { sampleProfile } from '../../testing/samples/profiles.ts'
import { PlanComparison } from './plan-comparison.tsx'

it('a duration within the plan fits fully although the start differs by a month', async () => {
  serve(respondWith('plans', 'getPlan', samplePlan))
  const values = { month: '2027-04', planMonth: '2027-03', weeks: 12, planWeeks: 12 }
  const reasons = sampleMatch.reasons.map((reason) =>
    reason.code === 'START_AND_DURATION' ? { ...reason, share: 0.75, values } : reason,
  )
  await renderApp(
    <PlanComparison
      plan="plan"
      profile={{ ...sampleProfile, match: { ...sampleMatch, reasons } }}
    />,
  )
  const mark = (row: string, name: string) =>
    page.getByRole('row', { name: new RegExp(`^${row} `) }).getByRole('img', { name, exact: true })
  await expect.element(mark('Start', 'Partly fits')).toBeVisible()
  await expect.element(mark('Duration', 'Fits')).toBeVisible()
})
