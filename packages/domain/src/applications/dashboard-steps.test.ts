import { expect, test } from 'vitest'
import { type DashboardStepFacts, getDashboardSteps } from './dashboard-steps.ts'

const approved: DashboardStepFacts = {
  submittedAt: '2026-10-04T22:45:00Z',
  approvedAt: '2026-10-06T10:45:00Z',
  firstInterviewAt: '2026-11-12T15:30:00Z',
  interviews: 1,
  offeredAt: null,
  openOffers: 0,
  acceptedOffers: 0,
  startsOn: null,
  internships: 0,
}
const presentStep = (facts: Partial<DashboardStepFacts>) =>
  getDashboardSteps({ ...approved, ...facts }).find(
    (dashboardStep) => dashboardStep.state === 'now',
  )?.step

test('the current step is the first incomplete one, and an open offer skips the interviews', () => {
  expect(presentStep({ submittedAt: null, approvedAt: null })).toBe('APPLIED')
  expect(presentStep({ approvedAt: null })).toBe('APPROVED')
  expect(presentStep({})).toBe('INTERVIEWS')
  expect(presentStep({ offeredAt: '2026-11-21T15:45:00Z', openOffers: 1 })).toBe('OFFER')
  // A declined offer returns to the interviews.
  expect(presentStep({ offeredAt: '2026-11-21T15:45:00Z' })).toBe('INTERVIEWS')
  expect(presentStep({ acceptedOffers: 1, internships: 1 })).toBe('INTERNSHIP')
})
