import { z } from 'zod'
import { deactivateReasons } from '@fledge/domain/accounts/reasons.ts'
import { publicParts } from '@fledge/domain/profiles/public-parts.ts'
import { handoverRow, statusBody } from '../members/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, emptyBody, text, uuid, zone } from '../platform/schema.ts'
import { appealEndpoints, operatorAccountEndpoints } from './operator-endpoints.ts'
import { profileReaders, savedSection } from '../applications/section-endpoints.ts'

const intern = ['intern'] as const
const settings = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  is_phone_verified: z.boolean(),
  time_zone: z.string(),
  is_public: z.boolean(),
  is_hidden: z.boolean(),
  public_parts: z.array(z.enum(publicParts)),
  is_listed: z.boolean(),
  mails: z.record(z.string(), z.boolean()),
})
const picture = z.object({ file_id: z.string(), url: z.string(), is_current: z.boolean() })
const changes = ['getAccountSettings', 'checkToken', ...profileReaders] as const

const ownAccountEndpoints = defineEndpoints({
  getAccountSettings: {
    method: 'GET',
    path: 'intern-service/account-settings',
    access: intern,
    summary: "Returns the user's account settings.",
    response: settings,
    errors: ['NOT_FOUND'],
  },
  updateAccountSettings: {
    method: 'POST',
    path: 'intern-service/update-account-settings-details',
    access: intern,
    summary: "Updates the profile's visibility and the time zone.",
    body: z.strictObject({
      time_zone: zone.optional(),
      is_public: z.boolean().optional(),
      is_hidden: z.boolean().optional(),
      public_parts: z.array(z.enum(publicParts)).max(publicParts.length).optional(),
      is_listed: z.boolean().optional(),
    }),
    response: settings,
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  savePreferences: {
    method: 'PATCH',
    path: 'intern-service/v1/preferences',
    access: intern,
    summary:
      'Saves which kinds of email the user wants, or dismisses the time zone prompt for a day.',
    body: z.strictObject({
      mails: z.record(z.string().regex(/^[a-zA-Z.]{1,60}$/), z.boolean()).optional(),
      time_zone_prompt_dismissed: z.literal(true).optional(),
    }),
    response: savedSection,
    invalidates: changes,
  },
  updateTimeZone: {
    method: 'POST',
    path: 'intern-service/intern-profile/update-intern-timezone',
    access: intern,
    summary: "Updates the user's time zone.",
    body: z.strictObject({ time_zone: zone }),
    response: savedSection,
    invalidates: [...changes, 'getAvailability'],
  },
  listPictures: {
    method: 'GET',
    path: 'intern-service/intern-profile/profile-pic/list',
    access: intern,
    summary: "Returns the user's pictures, with the current one marked.",
    response: z.array(picture),
    paginated: true,
  },
  editPicture: {
    method: 'POST',
    path: 'intern-service/intern-profile/profile-pic/edit',
    access: intern,
    summary: "Selects the user's picture, or none.",
    body: z.strictObject({ file_id: uuid.nullable() }),
    response: z.object({ picture_url: z.string().nullable() }),
    errors: ['NOT_FOUND'],
    invalidates: [...changes, 'listPictures'],
  },
  deactivateAccount: {
    method: 'GET',
    path: 'intern-service/deactivate-account',
    access: intern,
    mutates: true,
    summary: "Deactivates the user's account and signs out; signing in again reactivates it.",
    query: z.strictObject({
      reason: z.enum(deactivateReasons.map((reason) => reason.id)).optional(),
      note: text(500).optional(),
    }),
    response: emptyBody,
    invalidates: ['checkToken'],
  },
  exportOwnData: {
    method: 'GET',
    path: 'intern-service/account/export',
    access: intern,
    rawResponse: true,
    summary: 'Returns all data of the signed-in intern as an archive of JSON and files.',
    response: z.unknown(),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  eraseAccount: {
    method: 'POST',
    path: 'intern-service/account/erase',
    access: intern,
    summary:
      "Deactivates the user's account and deletes it after 14 days unless the user signs in before.",
    body: z.strictObject({ email }),
    response: z.object({ erase_at: z.string() }),
    invalidates: ['checkToken'],
  },
  exportMemberData: {
    method: 'GET',
    path: 'account/export',
    access: ['company'],
    account: 'any',
    rawResponse: true,
    summary: 'Returns all data of the signed-in member as an archive of JSON and files.',
    response: z.unknown(),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  listOwnHandover: {
    method: 'GET',
    path: 'account/interviews',
    access: ['company'],
    account: 'any',
    summary:
      "Returns the member's upcoming interviews, each with the colleagues who can take it over.",
    response: z.array(handoverRow),
    paginated: true,
  },
  eraseMember: {
    method: 'POST',
    path: 'account/erase',
    access: ['company'],
    account: 'any',
    summary:
      "Hands over the member's interviews, deactivates the account and deletes it after 14 days unless the member signs in before.",
    body: z.strictObject({ email, handover: statusBody.shape.handover }),
    response: z.object({ erase_at: z.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'SLOT_TAKEN', 'LAST_ADMIN', 'INTERVIEWER_NEEDED'],
    invalidates: ['checkToken'],
  },
})

export const accountEndpoints = {
  ...ownAccountEndpoints,
  ...operatorAccountEndpoints,
  ...appealEndpoints,
}
