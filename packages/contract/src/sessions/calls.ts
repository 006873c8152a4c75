import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { nothing, uuid } from '../platform/schema.ts'
import { codeCreate, codeCreated, codeVerify, emailAnswer, emailQuery, googleConsentQuery, loginAnswer, providerLogin, sessionRow, sessionUser } from './schema.ts'

export const sessionCalls = defineCalls({
  validateEmail: {
    method: 'GET', path: 'validate/v2/email', aliases: ['GET common-services/validate/v2/email'], access: ['public'],
    says: 'What an address is here, and where the screen goes next.', query: emailQuery, answer: emailAnswer,
  },
  createCode: {
    method: 'POST', path: 'otp/v2/create', aliases: ['POST common-services/otp/v2/create'], access: ['public'],
    says: 'Mails a six-digit code and gives the handle that verifies it.', body: codeCreate, answer: codeCreated,
  },
  resendCode: {
    method: 'GET', path: 'common-services/otp/generate', access: ['public'], changing: true,
    says: 'Mails another code for the same handle, after the cool-down.', query: z.strictObject({ otp_hash: codeVerify.shape.otp_hash }), answer: codeCreated,
  },
  verifyCode: {
    method: 'POST', path: 'otp/v2/verify', aliases: ['POST common-services/otp/v2/verify'], access: ['public'],
    says: 'Signs in: a known address gets a session, a new one a registration session.', body: codeVerify, answer: sessionUser, changes: ['checkToken'],
  },
  googleConsent: {
    method: 'GET', path: 'api/login/google', access: ['public'], raw: true, says: 'Leads the browser to Google\'s page of consent, and remembers this browser for the way back.', query: googleConsentQuery, answer: z.string(),
  },
  login: {
    method: 'POST', path: 'api/login', aliases: ['POST intern-service/api/login'], access: ['public'],
    says: 'Signs in with Google: a known identity gets a session, a new address a registration session, an address with an account is asked for a code once.', body: providerLogin, answer: loginAnswer, changes: ['checkToken'],
  },
  exchangeToken: {
    method: 'POST', path: 'api/generate-token', aliases: ['POST intern-service/api/generate-token'], access: ['public'],
    says: 'Exchanges the one-time token of a mailed link, once.', body: z.strictObject({ token: z.string().min(20).max(200) }),
    answer: z.object({ purpose: z.string(), email: z.string(), go: z.string(), user: sessionUser.nullable() }), changes: ['checkToken'],
  },
  checkToken: {
    method: 'GET', path: 'api/check-token', aliases: ['GET intern-service/api/check-token'], access: ['session', 'reg'], account: 'any',
    says: 'The signed-in user.', answer: sessionUser,
  },
  logout: {
    method: 'GET', path: 'api/logout', aliases: ['GET intern-service/api/logout'], access: ['session', 'reg'], account: 'any', changing: true,
    says: 'Ends the session.', answer: nothing, changes: ['checkToken'],
  },
  listSessions: {
    method: 'GET', path: 'sessions', access: ['session'], account: 'any', says: 'Where this user is signed in.', answer: z.array(sessionRow), counted: true,
  },
  endSession: {
    method: 'DELETE', path: 'sessions/{id}', access: ['session'], account: 'any', says: 'Signs one other device out.', params: z.strictObject({ id: uuid }), answer: nothing, changes: ['listSessions'],
  },
  markSeen: {
    method: 'PATCH', path: 'common-services/user/last-seen', access: ['session'], account: 'any', says: 'Notes that the user is here; more often than once in 60 seconds changes nothing.', answer: nothing,
  },
  demoPeople: {
    method: 'GET', path: 'dev/people', access: ['dev'], says: 'The demo people that the sign-in pages offer.', query: z.strictObject({ type: z.enum(['C', 'I', 'O']).optional() }),
    answer: z.array(z.object({ email: z.string(), name: z.string(), type: z.enum(['C', 'I', 'O']), says: z.string(), country: z.string().nullable() })),
  },
  demoSignIn: {
    method: 'POST', path: 'dev/sign-in', access: ['dev'], says: 'Signs in as a demo person; not there in production.', body: z.strictObject({ email: z.email() }), answer: sessionUser, changes: ['checkToken'],
  },
})
