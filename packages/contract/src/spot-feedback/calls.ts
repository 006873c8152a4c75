import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { text, uuid } from '../platform/schema.ts'

export const spotFeedbackCalls = defineCalls({
  sendSpotFeedback: {
    method: 'POST',
    path: 'common-services/spot-feedback/v1',
    access: ['session'],
    account: 'any',
    says: 'Free feedback from any screen.',
    body: z.strictObject({
      feedback: text(2000).min(1, 'Write a few words'),
      rating: z.int().min(1).max(5).optional(),
      /** The screen's path; without its query, which may hold a token. */
      page: z
        .string()
        .max(300)
        .regex(/^\/[\w\-/.~%]*$/, 'A path of this site')
        .optional(),
    }),
    answer: z.object({ spot_feedback_id: uuid }),
  },
})
