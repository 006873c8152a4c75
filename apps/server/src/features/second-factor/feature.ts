import { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { cancelPendingSignIn } from './cancel-pending-sign-in.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { secondFactorEventHandlers } from './event-handlers.ts'
import { sealedFactorSecrets } from './factor-secrets.ts'
import { getPendingSignIn } from './get-pending-sign-in.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { refreshSecondFactor } from './refresh-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { startSecondFactor } from './start-second-factor.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/** The second factor of operators and company members. */
export const secondFactorFeature = defineFeature(
  secondFactorEndpoints,
  {
    getSecondFactor,
    startSecondFactor,
    confirmSecondFactor,
    renewRecoveryCodes,
    turnOffSecondFactor,
    refreshSecondFactor,
    getPendingSignIn,
    verifySecondFactor,
    cancelPendingSignIn,
    resetSecondFactor,
  },
  { eventHandlers: secondFactorEventHandlers, sealedValues: [sealedFactorSecrets] },
)
