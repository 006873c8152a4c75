import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { submitExplanation } from './submit-explanation.ts'

export const explainByCompany: Handler<typeof noShowEndpoints.explainByCompany> = async ({
  actor,
  db,
  params,
  body,
}) => (isRejected(actor.companyStatus) ? notFound() : submitExplanation(db, actor, params.id, body))
