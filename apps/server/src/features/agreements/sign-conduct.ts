import type { agreementEndpoints } from '@fledge/contract/agreements/endpoints.ts'
import { agreementCan } from '@fledge/domain/agreements/can.ts'
import { agreementEvents } from '@fledge/domain/agreements/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { conductKind } from './public.ts'
import * as store from './queries/agreements.queries.ts'
import { getConductView } from './conduct-view.ts'

/** Locks the company, so that two administrators signing in parallel create one signature. */
export const signConduct: Handler<typeof agreementEndpoints.signConduct> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const company = await db.one(store.lockSigningCompany, { company_id: actor.company })
  const before = await getConductView(db, actor)
  if (!company) notFound()
  authorize(agreementCan.sign(actor, before.facts, body.version))
  await db.run(store.signForCompany, {
    company_id: actor.company,
    kind: conductKind,
    version: body.version,
    user_id: actor.userId,
    now: now.toISOString(),
  })
  await db.recordEvent(agreementEvents.sign, {
    subject: actor.company,
    company: actor.company,
    data: {
      kind: conductKind,
      version: body.version,
      company: company.name,
      user_id: actor.userId,
    },
  })
  return (await getConductView(db, actor)).view
}
