import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

type Updates = Payload<'dashboards', 'getHiringUpdates'>

const about = {
  candidature_id: 'candidature',
  intern_id: 'intern',
  name: 'Amara Okafor',
  picture_url: null,
  country_code: 'NG',
  time_zone: 'Africa/Lagos',
  plan_name: 'Product design',
}
export const sampleTask: Updates['waits'][number] = {
  ...about,
  kind: 'INTEREST',
  since: '2026-11-23T09:00:00Z',
  due: '2026-11-26T09:00:00Z',
  link: '/company/hiring/candidature',
}
export const sampleUpdate: Updates['updates'][number] = {
  ...about,
  id: 1,
  machine: 'interview',
  move: 'scheduleInterview',
  by: 'intern',
  at: '2026-11-24T09:00:00Z',
}
/** A company for which there is nothing to do and nothing to wait for. */
export const noUpdates: Updates = {
  waits: [],
  waits_count: 0,
  others: {
    interviews_with_interns: 0,
    claims_with_others: 0,
    offers_in_review: 0,
    offers_with_interns: 0,
    enrolments_with_interns: 0,
  },
  updates: [],
}

export const sampleChecklist: Payload<'companies', 'listChecklist'> = [
  { item: 'profile', is_done: true, link: '/company/profile' },
  { item: 'logo', is_done: false, link: '/company/profile' },
  { item: 'plan', is_done: false, link: '/company/plans' },
]

const countEach = <Name extends string>(names: readonly Name[], count: number) =>
  // The record has one entry per name.
  Object.fromEntries(names.map((name) => [name, count])) as Record<Name, number>

export const sampleFunnel: Payload<'dashboards', 'countHiring'> = {
  interviews: countEach(interviewStatuses, 1),
  offers: countEach(offerStatuses, 1),
  stages: countEach(candidatureStages, 2),
  funnel: [
    { column: 'interest', reached: 24 },
    { column: 'interview', reached: 12 },
    { column: 'offer', reached: 5 },
    { column: 'hired', reached: 2 },
    { column: 'ended', reached: 9 },
  ],
}

/** Candidates of the progress list, one in each of some stages. */
export const candidatesInStages: Payload<'dashboards', 'listDashboardCandidates'> = (
  ['INTERESTED', 'INTERVIEW_PROPOSED', 'INTERVIEWED', 'OFFERED', 'HIRED'] as const
).map((stage, at) => ({
  candidature_id: `candidature-${at}`,
  intern_id: 'intern',
  name: at === 4 ? longWord : 'Amara Okafor',
  picture_url: null,
  country_code: 'NG',
  time_zone: 'Africa/Lagos',
  plan_id: 'plan',
  plan_name: 'Product design',
  stage,
  stage_since: '2026-11-23T09:00:00Z',
  interview: { status: 'CONFIRMED', no_show: null },
  offer: null,
}))

/** An approved application for which there is nothing to do now. */
export const currentStage: Payload<'applications', 'currentStage'> = {
  application_id: 'application',
  status: 'APPROVED',
  batch_name: 'Spring batch',
  since: '2026-11-20T09:00:00Z',
  submitted_at: '2026-11-15T09:00:00Z',
  decided_at: '2026-11-20T09:00:00Z',
  answer_by: null,
  turn: 'none',
  open_comments: 0,
  percent: 100,
  confirm: null,
  payment: null,
  is_phone_verified: true,
  interest_block: null,
  steps: [],
}
