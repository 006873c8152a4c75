import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
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
      name: z.string().regex(/^[A-Z][A-Z0-9_]{1,62}$/, messageKey('problems.flagName')),
      user_id: uuid.optional(),
    }),
    answer: z.object({ name: z.string(), is_on: z.boolean() }),
  },
})
