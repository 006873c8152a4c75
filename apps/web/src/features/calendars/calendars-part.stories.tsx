import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCalendar } from '../../testing/samples/calendars.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CalendarsPart } from './calendars-part.tsx'

const providers = [
  { calendar_provider: 'GOOGLE' as const, name: 'Google', is_connected: true },
  { calendar_provider: 'OUTLOOK' as const, name: 'Outlook', is_connected: false },
]
const feed = respondWith('calendars', 'getCalendarFeed', {
  url: null,
  made_at: null,
  last_read_at: null,
})
const names = respondWith('calendars', 'calendarNames', {
  calendars: [
    { calendar_name: 'Work', is_main: true, is_chosen: true },
    { calendar_name: longText, is_main: false, is_chosen: false },
  ],
  is_fresh: true,
})

const meta: StoryMeta<typeof CalendarsPart> = { component: CalendarsPart }
export default meta

export const Connected: Story<typeof CalendarsPart> = {
  decorators: [
    withServer(
      [
        respondWith('calendars', 'listProviders', providers),
        respondWith('calendars', 'listCalendars', [sampleCalendar]),
        feed,
        names,
      ],
      sampleMember,
    ),
  ],
}
export const None: Story<typeof CalendarsPart> = {
  decorators: [
    withServer(
      [
        respondWith('calendars', 'listProviders', providers),
        respondWith('calendars', 'listCalendars', []),
        feed,
      ],
      sampleMember,
    ),
  ],
}
export const NotOffered: Story<typeof CalendarsPart> = {
  decorators: [
    withServer(
      [
        respondWith('calendars', 'listProviders', []),
        respondWith('calendars', 'listCalendars', []),
        feed,
      ],
      sampleMember,
    ),
  ],
}
export const Loading: Story<typeof CalendarsPart> = {
  decorators: [
    withServer(
      [
        neverRespond('calendars', 'listProviders'),
        neverRespond('calendars', 'listCalendars'),
        neverRespond('calendars', 'getCalendarFeed'),
      ],
      sampleMember,
    ),
  ],
}
export const Failed: Story<typeof CalendarsPart> = {
  decorators: [
    withServer(
      [
        respondWith('calendars', 'listProviders', providers),
        failWith('calendars', 'listCalendars', { status: 500 }),
        failWith('calendars', 'getCalendarFeed', { status: 500 }),
      ],
      sampleMember,
    ),
  ],
}
