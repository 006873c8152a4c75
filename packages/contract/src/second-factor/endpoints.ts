import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { messageKey } from '../platform/message-keys.ts'
import { emptyBody, text, uuid } from '../platform/schema.ts'
import { sessionUser, signInType } from '../sessions/schema.ts'
import {
  appCode,
  factorBody,
  recoveryCodes,
  secondFactorSecret,
  secondFactorView,
} from './schema.ts'

const codeErrors = ['CODE_INCORRECT', 'CODE_USED', 'RATE_LIMITED'] as const
const changes = ['getSecondFactor', 'checkToken'] as const

export const secondFactorEndpoints = defineEndpoints({
  getSecondFactor: {
    method: 'GET',
    path: 'second-factor',
    access: ['operator', 'company'],
    account: 'any',
    isOpenBeforeSetUp: true,
    summary: 'Returns whether the user has set up a second factor.',
    response: secondFactorView,
  },
  startSecondFactor: {
    method: 'POST',
    path: 'second-factor/set-up',
    access: ['operator', 'company:admin'],
    account: 'any',
    isOpenBeforeSetUp: true,
    hasSecretResponse: true,
    summary:
      'Creates the secret of an authenticator app. It takes effect once a code is confirmed.',
    response: secondFactorSecret,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: 'second-factor/confirm',
    access: ['operator', 'company:admin'],
    account: 'any',
    isOpenBeforeSetUp: true,
    hasSecretResponse: true,
    summary:
      'Turns the second factor on with a first code, and returns the recovery codes, once. Other sessions of the user have to enter a code from then on.',
    body: z.strictObject({ code: appCode }),
    response: recoveryCodes,
    errors: [...codeErrors, 'CODE_EXPIRED'],
    invalidates: changes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: 'second-factor/recovery-codes',
    access: ['operator', 'company'],
    account: 'any',
    hasSecretResponse: true,
    summary: 'Replaces the recovery codes and returns the new ones, once.',
    body: factorBody,
    response: recoveryCodes,
    errors: codeErrors,
    invalidates: changes,
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: 'second-factor/turn-off',
    access: ['operator', 'company'],
    account: 'any',
    summary: 'Turns the second factor off.',
    body: factorBody,
    response: emptyBody,
    errors: codeErrors,
    invalidates: changes,
  },
  refreshSecondFactor: {
    method: 'POST',
    path: 'second-factor/refresh',
    access: ['operator', 'company'],
    account: 'any',
    summary: 'Enters a code again, for sensitive acts of the next 10 minutes.',
    body: factorBody,
    response: emptyBody,
    errors: codeErrors,
  },
  getPendingSignIn: {
    method: 'GET',
    path: 'second-factor/pending',
    access: ['public'],
    isEssential: true,
    summary: 'Returns the sign-in of this browser that waits for a code, or null.',
    response: z.object({ type: signInType }).nullable(),
  },
  verifySecondFactor: {
    method: 'POST',
    path: 'second-factor/verify',
    access: ['public'],
    isEssential: true,
    summary: 'Completes a sign-in with a code of the authenticator app or a recovery code.',
    body: factorBody,
    response: sessionUser,
    errors: [...codeErrors, 'CODE_EXPIRED'],
    invalidates: changes,
  },
  cancelPendingSignIn: {
    method: 'POST',
    path: 'second-factor/cancel',
    access: ['public'],
    summary: 'Ends a sign-in that waits for a code.',
    response: emptyBody,
    invalidates: ['getPendingSignIn'],
  },
  resetSecondFactor: {
    method: 'POST',
    path: 'operator/people/{id}/reset-second-factor',
    access: ['operator:review'],
    needsFreshFactor: true,
    summary:
      'Turns off the second factor of someone who has lost their codes, with a reason, and signs them out. Those of operators are reset by managers.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: text(500).min(1, messageKey('problems.reason')) }),
    response: emptyBody,
    invalidates: ['getPerson', 'listPersonEvents'],
  },
})
