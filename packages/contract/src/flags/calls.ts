import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { uuid } from '../platform/schema.ts'

export const flagCalls = defineCalls({
  featureOn: {
    method: 'GET',
    path: 'common-services/feature',
    access: ['session', 'reg', 'public'],
    account: 'any',
    says: 'Whether a feature is on, for the caller or the given user.',
    query: z.strictObject({
      name: z.string().regex(/^[A-Z][A-Z0-9_]{1,62}$/, 'Letters, digits and _ only'),
      user_id: uuid.optional(),
    }),
    answer: z.object({ name: z.string(), is_on: z.boolean() }),
  },
})
