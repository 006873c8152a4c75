import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { uuid } from '../platform/schema.ts'

export const flagEndpoints = defineEndpoints({
  featureOn: {
    method: 'GET',
    path: 'common-services/feature',
    access: ['session', 'reg', 'public'],
    account: 'any',
    summary: 'Returns whether a feature is on for the signed-in or given user.',
    query: z.strictObject({
      name: z.string().regex(/^[A-Z][A-Z0-9_]{1,62}$/, messageKey('problems.flagName')),
      user_id: uuid.optional(),
    }),
    response: z.object({ name: z.string(), is_on: z.boolean() }),
    errors: ['FORBIDDEN'],
  },
})
