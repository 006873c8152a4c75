import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { text, uuid } from '../platform/schema.ts'

export const spotFeedbackEndpoints = defineEndpoints({
  sendSpotFeedback: {
    method: 'POST',
    path: 'common-services/spot-feedback/v1',
    access: ['session'],
    account: 'any',
    summary: 'Saves feedback about a screen.',
    body: z.strictObject({
      feedback: text(2000).min(1, messageKey('problems.feedback')),
      rating: z.int().min(1).max(5).optional(),
      /** Path of the screen, without its query, which may contain a token. */
      page: z
        .string()
        .max(300)
        .regex(/^\/[\w\-/.~%]*$/, messageKey('problems.path'))
        .optional(),
    }),
    response: z.object({ spot_feedback_id: uuid }),
    errors: ['RATE_LIMITED'],
  },
})
