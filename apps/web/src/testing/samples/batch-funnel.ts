import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import type { Payload } from '../../platform/http/client.ts'
import { respondWith } from '../fake-server.tsx'

type Funnel = Payload<'batches', 'getBatchFunnel'>

const toStages = (reached: readonly number[], days: readonly (number | null)[]) =>
  funnelStages.map((stage, at) => ({
    stage,
    reached: reached[at] ?? 0,
    here: Math.max(0, (reached[at] ?? 0) - (reached[at + 1] ?? 0) - 2),
    median_days: days[at] ?? null,
  }))

export const sampleFunnel: Funnel = {
  stages: toStages(
    [106, 98, 71, 60, 44, 31, 24, 9, 0],
    [null, 0.4, 6.2, 2.1, 11, 5.3, 2, 18.5, null],
  ),
  left: 14,
  previous: { batch_id: 'previous', name: 'Autumn batch', has_same_partner: true },
}

/** A batch that no one has joined, and none before it. */
export const emptyFunnel: Funnel = { stages: toStages([], []), left: 0, previous: null }

export const samplePlaces: Payload<'batches', 'getBatchPlaces'> = {
  internships: internshipStatuses.map((status, at) => ({ status, count: [15, 9, 0, 2][at] ?? 0 })),
  starts: [
    { starts_on: '2027-03-01', count: 11 },
    { starts_on: '2027-03-08', count: 4 },
  ],
  waiting: { count: 3, since: '2026-11-20T10:00:00Z' },
  partner_batches: [],
}

export const sampleBatchFigures = [
  respondWith('batches', 'getBatchFunnel', sampleFunnel),
  respondWith('batches', 'getBatchPlaces', samplePlaces),
]
