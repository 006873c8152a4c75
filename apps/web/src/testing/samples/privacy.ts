import type { PrivacyRequest, RetentionCalendar } from '@fledge/contract/privacy/schema.ts'

export const samplePrivacyRequest: PrivacyRequest = {
  id: '01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10',
  kind: 'ERASURE',
  state: 'OPEN',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  user_id: '01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10',
  requested_at: '2026-11-20T09:00:00Z',
  due_at: '2026-12-20T09:00:00Z',
  planned_at: '2026-12-04T09:00:00Z',
  done_at: null,
  recorded_by: null,
  note: null,
}

export const sampleRetentionCalendar: RetentionCalendar = {
  job: {
    state: 'WORKING',
    started_at: '2026-11-26T11:59:00Z',
    next_at: '2026-11-26T12:00:00Z',
    processed_at: '2026-11-26T11:00:00Z',
    processed_count: 84,
  },
  periods: [
    {
      table: 'sessions',
      column: 'expires_at',
      days: 0,
      is_cleared: false,
      is_partial: false,
      reason: 'An expired session is rejected like an unknown one',
      last_at: '2026-11-26T11:00:00Z',
      last_count: 12,
    },
    {
      table: 'event_log',
      column: 'at',
      days: 1096,
      is_cleared: true,
      is_partial: true,
      reason: 'Legal claims expire after three years; the event remains without its note',
      last_at: null,
      last_count: null,
    },
  ],
}
