import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { draftPlan, samplePlan, sampleProject } from '../../testing/samples/plans.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import CompanyPlanEditScreen from './company-plan-edit-screen.tsx'
import type { Plan } from './plan-form.ts'

function servePlan(plan: Plan) {
  serve(
    ...sampleLookups,
    respondWith('members', 'getOwnProfile', samplePoc),
    respondWith('members', 'listPocs', [samplePoc]),
    respondWith('projects', 'listProjects', [sampleProject]),
    respondWith('batches', 'listStartMonths', ['2027-03', '2027-04']),
    respondWith('plans', 'getPlan', plan),
  )
}

it.each([
  ['a new plan', '/', 'You can’t create plans'],
  ['a plan of the company', '/?plan=plan', 'You can’t edit this plan'],
])('a supervisor sees a refusal instead of the form of %s', async (_plan, address, title) => {
  servePlan({ ...samplePlan, may: { ...samplePlan.may, edit: 'refused.adminOnly' } })
  startSession(sampleColleague)
  await renderApp(<CompanyPlanEditScreen />, address)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(/^Only administrators/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

const readyDraft: Plan = {
  ...samplePlan,
  status: 'DRAFT',
  start_month: '2027-03-01',
  may: draftPlan.may,
  time_zone: 'Europe/London',
  projects: [],
  supervisors: samplePlan.supervisors.map((supervisor) => ({
    ...supervisor,
    member_id: '0193a4c2-7b1e-7c44-9d5f-2f1a60b3c8d7',
  })),
}

it.each([
  ['a draft that is ready on the step that publishes it', readyDraft, 'Description and publishing'],
  ['a draft on its first incomplete step', { ...readyDraft, description: '' }, 'The work'],
  ['a published plan on its first step', samplePlan, 'The role'],
])('the editor opens %s', async (_title, plan, step) => {
  servePlan(plan)
  startSession(sampleMember)
  await renderApp(<CompanyPlanEditScreen />, '/?plan=plan')
  await expect.element(page.getByRole('heading', { level: 1, name: step })).toBeVisible()
})
