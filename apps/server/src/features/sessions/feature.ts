import { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createCode } from './create-code.ts'
import { demoPeople } from './demo-people.ts'
import { demoSignIn } from './demo-sign-in.ts'
import { exchangeToken } from './exchange-token.ts'
import { googleConsent } from './google-consent.ts'
import { login } from './login.ts'
import { resendCode } from './resend-code.ts'
import { checkToken, listSessions } from './read-sessions.ts'
import { endSession } from './end-session.ts'
import { logout } from './logout.ts'
import { markSeen } from './mark-seen.ts'
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
