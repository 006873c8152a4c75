import { buildPath, paths } from '@fledge/contract/paths.ts'
import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import type { EventDataOf } from '@fledge/kernel/events.ts'
import type { EventHandler, EventSubscription } from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { notifyMissingLinks } from './notify-missing-links.ts'
import { endCalendarConnection } from './end-connection.ts'
import * as eventStore from './queries/event.queries.ts'
import * as store from './queries/calendars.queries.ts'

/** Marks the interviewers' calendar events for writing, in the transaction of the transition. */
const requestEventUpdate: EventHandler = async (event, tx) => {
  await tx.run(eventStore.requestEventsOfInterview, {
    interview_id: event.subject,
    now: tx.now.toISOString(),
  })
}

/** Sends one email and notification: a connection breaks at most once until it is reconnected. */
const notifyBrokenConnection: EventHandler<EventDataOf<typeof calendarEvents.break>> = async (
  { subject, reason, data },
  tx,
) => {
  await tx.notify({
    to: { users: [data.user_id] },
    content: composeMail('calendars.broken', {
      provider: translate(`calendars.provider.${data.provider}`),
      why: translate(`calendars.broken.${reason ?? 'ACCESS_ENDED'}`),
    }),
    link: buildPath(paths.company.settings, {}, { tab: 'calendars' }),
  })
  await notifyMissingLinks(tx, { connection_id: subject, ...data })
}

/** Disconnects the calendars of a member who can no longer sign in. */
const disconnectMember: EventHandler = async (event, tx) => {
  for (const row of await tx.many(store.selectActiveConnectionsOfMember, {
    member_id: event.subject,
  }))
    if (calendarMachine.can('disconnect', row.status, 'system'))
      await endCalendarConnection(tx, row, 'system')
}

export const calendarEventHandlers: readonly EventSubscription[] = [
  ...onEach(
    [
      interviewEvents.confirm,
      interviewEvents.choose,
      interviewEvents.counterPropose,
      interviewEvents.reschedule,
      interviewEvents.moveLink,
      interviewEvents.cancel,
      interviewEvents.decline,
      interviewEvents.reject,
      interviewEvents.release,
    ],
    requestEventUpdate,
  ),
  on(calendarEvents.break, notifyBrokenConnection),
  on(memberEvents.deactivate, disconnectMember),
]
