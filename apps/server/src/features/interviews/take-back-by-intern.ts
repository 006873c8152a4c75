import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { withdrawNoShowClaim } from './withdraw-claim.ts'

export const takeBackByIntern: Handler<typeof interviewEndpoints.takeBackByIntern> = async ({
  actor,
  db,
  body,
}) => withdrawNoShowClaim(db, actor, body.interview_id)
