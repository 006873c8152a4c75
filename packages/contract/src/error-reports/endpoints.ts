import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, text } from '../platform/schema.ts'

const frame = z.strictObject({
  filename: text(500),
  function: text(200).optional(),
  lineno: z.int().min(0).max(10_000_000).optional(),
  colno: z.int().min(0).max(10_000_000).optional(),
})

/** An error of a screen without personal data: the error, its stack and the page. */
export const errorReport = z.strictObject({
  type: text(200),
  message: text(2000),
  frames: z.array(frame).max(50),
  /** Path of the screen, without its query, which may contain a token. */
  page: z
    .string()
    .max(300)
    .regex(/^\/[\w\-/.~%]*$/, messageKey('problems.path')),
})

export const errorReportEndpoints = defineEndpoints({
  sendErrorReport: {
    method: 'POST',
    path: 'error-reports',
    access: ['public'],
    mutates: false,
    summary:
      'Forwards an error of a screen to the error-reporting service, or returns 404 if none is configured.',
    body: errorReport,
    response: emptyBody,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
})
