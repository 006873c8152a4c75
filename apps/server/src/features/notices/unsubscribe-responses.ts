import { RawResponse, refuse } from '../../platform/http/refusal.ts'

export const refuseWrongToken = () => refuse('VALIDATION', { messageKey: 'notices.refused.token' })

/** Responds with a page whose address, which contains the token, is not passed to other sites. */
export const createHtmlResponse = (html: string) =>
  new RawResponse('text/html; charset=utf-8', html, { 'referrer-policy': 'no-referrer' })
