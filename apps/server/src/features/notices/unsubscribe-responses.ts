import { AppError } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'

/** @throws VALIDATION */
export function rejectToken(): never {
  throw new AppError('VALIDATION', { messageKey: 'notices.refused.token' })
}

/** Responds with a page whose address, which contains the token, is not passed to other sites. */
export const createHtmlResponse = (html: string) =>
  new RawResponse('text/html; charset=utf-8', html, { 'referrer-policy': 'no-referrer' })
