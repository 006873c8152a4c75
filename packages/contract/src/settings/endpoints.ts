import { settingNames } from '@fledge/domain/settings/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { settingChangeBody, settingView } from './schema.ts'

export const settingEndpoints = defineEndpoints({
  listSettings: {
    method: 'GET',
    path: 'operator/settings',
    access: ['operator:manager'],
    summary:
      'Returns the defaults that the programme team can change, with who changed them last, when and why.',
    response: z.array(settingView),
  },
  changeSetting: {
    method: 'POST',
    path: 'operator/settings/{name}',
    access: ['operator:manager'],
    summary: 'Changes a default of the programme, with a reason. It takes effect at once.',
    params: z.strictObject({ name: z.enum(settingNames) }),
    body: settingChangeBody,
    response: z.object({ name: z.enum(settingNames) }),
    errors: ['VALIDATION', 'CONFLICT'],
    invalidates: ['listSettings', 'globalSetting'],
  },
})
