import { failedMailBadges } from '@fledge/domain/outbox/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { FailedMail } from './schema.ts'

/** Columns of the list of failed emails. */
export const failedMailColumns = defineColumns<FailedMail>()({
  recipient: { title: 'columns.recipient', value: ({ to }) => to },
  status: {
    title: 'columns.status',
    value: ({ state }) => [{ key: failedMailBadges[state].text }],
  },
  subject: {
    title: 'columns.subject',
    value: ({ subject }) => subject ?? [{ key: 'outbox.secret' }],
  },
  failure: {
    title: 'columns.failure',
    value: ({ failure, last_error: lastError }) => [
      { key: `outbox.failure.${failure}`, values: { lastError } },
    ],
  },
  created: { title: 'columns.created', isTime: true, value: ({ created_at: time }) => ({ time }) },
  attempts: { title: 'columns.attempts', value: ({ tries }) => tries },
  next: {
    title: 'columns.nextAttempt',
    isTime: true,
    value: ({ next_try_at: time }) => ({ time }),
  },
})
