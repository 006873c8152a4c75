import type { FlagView } from '@fledge/contract/flags/schema.ts'

export const sampleFlag: FlagView = {
  name: 'SUGGESTIONS',
  is_on: false,
  percentage: 10,
  user_ids: ['amara'],
  is_available: true,
  users: [{ user_id: 'amara', name: 'Amara Okafor', email: 'amara@example.com' }],
  last_change: {
    at: '2026-11-24T09:30:00Z',
    by: 'Inês Duarte',
    from: { is_on: true, percentage: 0, user_ids: [] },
    to: { is_on: false, percentage: 10, user_ids: ['amara'] },
    note: 'Companies asked for fewer.',
  },
}
