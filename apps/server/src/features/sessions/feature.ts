import { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createCode } from './create-code.ts'
import { demoPeople, demoSignIn } from './demo-people.ts'
import { exchangeToken } from './exchange-token.ts'
import { googleConsent } from './google-consent.ts'
import { login } from './provider-login.ts'
import { resendCode } from './resend-code.ts'
import { checkToken, endSession, listSessions, logout, markSeen } from './session-list.ts'
import { validateEmail } from './validate-email.ts'
import { verifyCode } from './verify-code.ts'

export const sessionsFeature = defineFeature(sessionEndpoints, {
  validateEmail,
  createCode,
  resendCode,
  verifyCode,
  googleConsent,
  login,
  exchangeToken,
  checkToken,
  logout,
  listSessions,
  endSession,
  markSeen,
  demoPeople,
  demoSignIn,
})
