import { pages } from '@fledge/contract/pages.ts'
import { askedSince } from '@fledge/domain/promises.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as store from './store.ts'

/** An intern whose day to send the application again has passed is reminded, once each time that changes were asked for (docs/decisions/0010). */
export const remindChanges: Job = {
  name: 'applications.remindChanges',
  async run(tx) {
    const due = await tx.many(
      store.markChangesDue,
      askedSince(tx.now).toISOString(),
      tx.now.toISOString(),
    )
    for (const { application_id, user_id, asked_at } of due) {
      await tx.tell({
        to: { users: [user_id] },
        kind: 'applications.changesDue',
        values: { since: { time: asked_at, as: 'day' } },
        link: pages.intern.applicationFeedback,
        once: `changes-due:${application_id}:${asked_at}`,
      })
    }
    return due.length
  },
}
