import { flagNames } from '@fledge/domain/flags/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, uuid } from '../platform/schema.ts'
import { flagChangeBody, flagView } from './schema.ts'

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
  listFlags: {
    method: 'GET',
    path: 'operator/flags',
    access: ['operator:manager'],
    summary: 'Returns every feature flag with its users and its latest change.',
    response: z.array(flagView),
  },
  exportFlags: {
    method: 'GET',
    path: 'operator/flags/export',
    access: ['operator:manager'],
    rawResponse: true,
    summary:
      'Returns the feature flags as CSV, with the chosen columns. That it was taken is an event.',
    query: z.strictObject(columnChoice),
    response: z.unknown(),
  },
  changeFlag: {
    method: 'POST',
    path: 'operator/flags/{name}',
    access: ['operator:manager'],
    summary:
      'Changes for whom a feature is on, with a reason. It takes effect at once in every process.',
    params: z.strictObject({ name: z.enum(flagNames) }),
    body: flagChangeBody,
    response: z.object({ name: z.enum(flagNames) }),
    errors: ['VALIDATION', 'CONFLICT'],
    invalidates: ['listFlags', 'featureOn', 'globalSetting'],
  },
})
