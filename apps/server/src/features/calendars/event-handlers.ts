import { buildPath, paths } from '@fledge/contract/paths.ts'
import { calendarProviders } from '@fledge/domain/calendars/types.ts'
import type { EventHandler } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { tellNoLink } from './no-link.ts'
import { endConnection } from './own-calendars.ts'
import * as eventStore from './event-store.ts'
import * as store from './store.ts'

/** The interviewers' calendars are to hold what is agreed now; the outbox row is of the same transaction. */
const wish: EventHandler = async (event, tx) => {
  await tx.run(eventStore.wishForInterview, event.subject, tx.now.toISOString())
}

/** Named by mail and notice, once: a connection breaks once until it is connected again. */
const tellBroken: EventHandler = async (event, tx) => {
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
  await tellNoLink(tx, { connection_id: event.subject, user_id: user, provider })
}

/** Who may no longer sign in has no calendar connected either. */
const leave: EventHandler = async (event, tx) => {
  for (const row of await tx.many(store.openOfMember, event.subject))
    await endConnection(tx, row, 'system')
}

const moves = [
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

export const calendarReactions: Readonly<Record<string, EventHandler>> = {
  ...Object.fromEntries(moves.map((move) => [`interview.${move}`, wish])),
  'calendar.break': tellBroken,
  'member.deactivate': leave,
}
