import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { requireNoPendingAct } from '../pending-acts/public.ts'
import { loadCompanyReview } from './company-review.ts'
import { lockCompanyForDecision, setTrusted } from './queries/operator.queries.ts'

/** Marks an approved company as trusted, or undoes it. Does nothing if the status is unchanged. */
export const trustCompany: Handler<(typeof companyEndpoints)['trustCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const row = await db.one(lockCompanyForDecision, { company_id: params.id })
  if (!row) notFound()
  authorize(companyCan.trust(actor, row))
  await requireNoPendingAct(db, { kind: 'COMPANY', id: params.id })
  if ((await db.run(setTrusted, { company_id: params.id, is_trusted: body.is_trusted })) > 0)
    await db.recordEvent(companyEvents[body.is_trusted ? 'trust' : 'distrust'], {
      subject: params.id,
      company: params.id,
      note: body.reason,
    })
  return loadCompanyReview(db, actor, params.id)
}
