import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { toCompanyDetails } from '@fledge/domain/candidatures/company-details.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/candidatures.queries.ts'
import { getDetailsView } from './company-details.ts'

export const saveCandidatureCompany: Handler<
  typeof candidatureEndpoints.saveCandidatureCompany
> = async ({ actor, db, params, body: { base, ...body } }) => {
  const candidature = { candidature_id: params.id, company_id: actor.company }
  const stored = (await db.one(store.lockDetails, candidature)) ?? notFound()
  // Details do not record who entered them.
  const editor = { userId: null, name: null }
  const saved = toCompanyDetails(stored.company_details ?? {})
  requireNoEditConflicts({ base, changes: body, saved: { ...saved } }, () =>
    describeEditor(editor, actor.userId),
  )
  await db.run(store.saveDetails, {
    ...candidature,
    company_details: JSON.stringify(body),
  })
  return getDetailsView(db, actor.company, params.id, body)
}
