import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { submitExplanation } from './submit-explanation.ts'

export const explainByIntern: Handler<typeof noShowEndpoints.explainByIntern> = async ({
  actor,
  db,
  params,
  body,
}) => submitExplanation(db, actor, params.id, body)
