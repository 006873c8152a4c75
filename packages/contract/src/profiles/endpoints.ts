import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { uuid } from '../platform/schema.ts'
import { internOwnProfile, visibleProfile } from './schema.ts'

export const profileEndpoints = defineEndpoints({
  getProfile: {
    method: 'GET',
    path: 'intern-service/get-intern-by-uuid/{uuid}',
    access: ['public'],
    account: 'any',
    summary: "Returns an intern's profile as far as the user may see it.",
    params: z.strictObject({ uuid }),
    response: visibleProfile,
  },
  getBasicInfo: {
    method: 'GET',
    path: 'intern-service/intern-profile/basic-info/get',
    access: ['intern'],
    summary: "Returns the intern's data for the initial values of forms.",
    response: internOwnProfile,
    errors: ['NOT_FOUND'],
  },
})
