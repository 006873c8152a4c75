import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { writeToUnplaced } from './unplaced-targets.ts'

export const nudgeInterns: Handler<(typeof placementEndpoints)['nudgeInterns']> = ({
  actor,
  db,
  body,
}) =>
  writeToUnplaced(db, {
    ids: body.application_ids,
    planId: null,
    decide: ({ nudged_at: nudgedAt }) => placementCan.nudge(actor, { nudgedAt }, db.now),
    async send({ application_id: subject, user_id, batch_name: batch }) {
      await db.recordEvent(applicationEvents.nudge, { subject, note: body.reason })
      await db.notify({
        to: { users: [user_id] },
        content: composeMail('candidatures.nudge', { batch }),
        link: paths.intern.dashboard,
      })
    },
  })
