import { isJobBehind } from '@fledge/domain/jobs/rules.ts'
import { jobBadges } from '@fledge/domain/jobs/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { JobView } from './schema.ts'

/** Columns of the list of timed jobs. */
export const jobColumns = defineColumns<JobView>()({
  name: { title: 'columns.job', value: ({ name }) => [{ key: `jobs.name.${name}` }] },
  status: { title: 'columns.status', value: ({ state }) => [{ key: jobBadges[state].text }] },
  since: {
    title: 'columns.troubleSince',
    isTime: true,
    value: ({ state, since }) => ({ time: isJobBehind(state) ? since : null }),
  },
  failure: {
    title: 'columns.failure',
    value: ({ state, last_error: failure }) => (state === 'FAILING' ? failure : null),
  },
  started: { title: 'columns.started', isTime: true, value: ({ started_at: time }) => ({ time }) },
  next: { title: 'columns.nextStart', isTime: true, value: ({ next_at: time }) => ({ time }) },
  handled: { title: 'columns.handled', value: (job) => job.processed_count },
  handled_at: {
    title: 'columns.handledAt',
    isTime: true,
    value: ({ processed_at: time }) => ({ time }),
  },
  completed: {
    title: 'columns.completed',
    isTime: true,
    value: ({ completed_at: time }) => ({ time }),
    isOptional: true,
  },
  took: { title: 'columns.took', value: (job) => job.duration_ms, isOptional: true },
  failed: { title: 'columns.failedItems', value: (job) => job.failed_count, isOptional: true },
  pace: {
    title: 'columns.pace',
    value: ({ is_urgent: isUrgent }) => [{ key: isUrgent ? 'jobs.atOnce' : 'jobs.everyMinute' }],
    isOptional: true,
  },
  code: { title: 'columns.action', value: ({ name }) => name, isOptional: true },
})
