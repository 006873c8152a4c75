import type { Payload } from '../../platform/http/client.ts'

/** Office hours on weekdays, a day off and a day with different hours. */
export const sampleAvailability: Payload<'availability', 'getAvailability'> = {
  time_zone: 'Europe/London',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  exceptions: [
    { day: '2026-11-27', hours: [] },
    {
      day: '2026-12-01',
      hours: [
        { from: '10:00', to: '12:00' },
        { from: '18:00', to: '20:30' },
      ],
    },
  ],
  saved_at: '2026-11-24T09:00:00Z',
}
