import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { openPlan } from './queries/placement.queries.ts'
import { writeToUnplaced } from './unplaced-targets.ts'

export const proposeMatch: Handler<(typeof placementEndpoints)['proposeMatch']> = async ({
  actor,
  db,
  body,
}) => {
  const plan = (await db.one(openPlan, { plan_id: body.plan_id })) ?? notFound()
  return writeToUnplaced(db, {
    ids: body.application_ids,
    planId: plan.plan_id,
    decide: ({ proposed_at: proposedAt, has_candidature: hasCandidature }) =>
      placementCan.propose(actor, { proposedAt, hasCandidature }, db.now),
    async send({ application_id: subject, intern_id, user_id, first_name, last_name }) {
      const values = { plan: plan.name, company: plan.company_name }
      await db.recordEvent(applicationEvents.proposeMatch, {
        subject,
        note: body.reason,
        data: { plan_id: plan.plan_id, company: plan.company_id },
      })
      await db.notify({
        to: { users: [user_id] },
        content: composeMail('candidatures.suggestPlan', values),
        link: paths.intern.dashboard,
      })
      await db.notify({
        to: { users: plan.users },
        // Companies learn the full name when an interview is agreed.
        content: composeMail('candidatures.suggestIntern', {
          ...values,
          intern: displayName(first_name, last_name, false),
        }),
        link: buildPath(paths.company.browse, {}, { intern: intern_id }),
      })
    },
  })
}
