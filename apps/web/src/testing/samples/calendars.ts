import type { Payload } from '../../platform/http/client.ts'

export const sampleCalendar: Payload<'calendars', 'listCalendars'>[number] = {
  id: 'calendar',
  calendar_provider: 'GOOGLE',
  account: 'grace@example.com',
  calendar_name: 'Work',
  status: 'CONNECTED',
  status_since: '2026-11-20T09:00:00Z',
  broken_because: null,
  connected_at: '2026-11-01T09:00:00Z',
  waiting: 0,
  wait_until: null,
  may: { choose: true, disconnect: true },
}
