import { buildPath, paths } from '@fledge/contract/paths.ts'
import { calendarProviders } from '@fledge/domain/calendars/types.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { notifyMissingLinks } from './notify-missing-links.ts'
import { endCalendarConnection } from './end-connection.ts'
import * as eventStore from './event-store.ts'
import * as store from './store.ts'

/** Marks the interviewers' calendar events for writing, in the transaction of the transition. */
const requestEventUpdate: LooseEventHandler = async (event, tx) => {
  await tx.run(eventStore.requestEventsOfInterview, event.subject, tx.now.toISOString())
}

/** Sends one email and notification: a connection breaks at most once until it is reconnected. */
const notifyBrokenConnection: LooseEventHandler = async (event, tx) => {
  const user = event.data?.['user_id']
  const provider = calendarProviders.find((one) => one === event.data?.['provider'])
  if (typeof user !== 'string' || !provider) return
  await tx.notify({
    to: { users: [user] },
    kind: 'calendars.broken',
    link: buildPath(paths.company.settings, {}, { tab: 'calendars' }),
    values: {
      provider: translate(`calendars.provider.${provider}`),
      why: translate(`calendars.broken.${event.reason ?? 'ACCESS_ENDED'}`),
    },
  })
  await notifyMissingLinks(tx, { connection_id: event.subject, user_id: user, provider })
}

/** Disconnects the calendars of a member who can no longer sign in. */
const disconnectMember: LooseEventHandler = async (event, tx) => {
  for (const row of await tx.many(store.selectActiveConnectionsOfMember, event.subject))
    await endCalendarConnection(tx, row, 'system')
}

const syncedTransitions = [
  'confirm',
  'choose',
  'counterPropose',
  'reschedule',
  'moveLink',
  'cancel',
  'decline',
  'reject',
  'release',
]

export const calendarEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  ...Object.fromEntries(syncedTransitions.map((move) => [`interview.${move}`, requestEventUpdate])),
  'calendar.break': notifyBrokenConnection,
  'member.deactivate': disconnectMember,
}
