import type { JobView } from '@fledge/contract/jobs/schema.ts'

/** A job that works. */
export const sampleJob: JobView = {
  name: 'offers.expire',
  state: 'WORKING',
  since: null,
  last_error: null,
  failed_count: 0,
  is_urgent: false,
  started_at: '2026-11-26T11:59:00Z',
  duration_ms: 130,
  completed_at: '2026-11-26T11:59:00Z',
  next_at: '2026-11-26T12:00:00Z',
  processed_count: 12,
  processed_at: '2026-11-25T18:20:00Z',
  may: { run: true },
}

export const failingJob: JobView = {
  ...sampleJob,
  name: 'weeks.remind',
  state: 'FAILING',
  since: '2026-11-26T09:10:00Z',
  last_error: 'canceling statement due to statement timeout',
  failed_count: 3,
  duration_ms: 30_400,
  completed_at: '2026-11-26T09:05:00Z',
}
