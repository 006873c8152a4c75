import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { withdrawNoShowClaim } from './withdraw-claim.ts'

export const withdrawClaimByCompany: Handler<
  typeof interviewEndpoints.withdrawClaimByCompany
> = async ({ actor, db, body }) => withdrawNoShowClaim(db, actor, body.interview_id)
