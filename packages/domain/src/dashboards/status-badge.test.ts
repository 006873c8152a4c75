import { expect, test } from 'vitest'
import { getCandidateBadge } from './status-badge.ts'

test('shows the badge of the running interview, else of the offer, else of the stage', () => {
  const interview = { status: 'CONFIRMED', no_show: null } as const
  const offer = { status: 'OFFERED' } as const
  const text = (facts: Parameters<typeof getCandidateBadge>[0]) => getCandidateBadge(facts).text
  expect(text({ stage: 'INTERVIEW_SCHEDULED', interview: interview, offer: null })).toBe(
    'interviews.status.CONFIRMED',
  )
  expect(text({ stage: 'OFFERED', interview: { ...interview, status: 'COMPLETED' }, offer })).toBe(
    'offers.badge.OFFERED',
  )
  expect(text({ stage: 'SHORTLISTED', interview: null, offer: null })).toBe(
    'candidatures.stage.SHORTLISTED',
  )
  expect(text({ stage: 'WITHDRAWN', interview: interview, offer })).toBe(
    'candidatures.stage.WITHDRAWN',
  )
})
