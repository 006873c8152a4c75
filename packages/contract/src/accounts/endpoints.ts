import { z } from 'zod'
import { deactivateReasons } from '@fledge/domain/accounts/reasons.ts'
import { publicParts } from '@fledge/domain/profiles/public-parts.ts'
import { handoverRow, statusBody } from '../members/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, nothing, text, uuid, zone } from '../platform/schema.ts'
import { profileReaders, savedPart } from '../profiles/profile-sections.ts'

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

export const accountEndpoints = defineEndpoints({
  getAccountSettings: {
    method: 'GET',
    path: 'intern-service/account-settings',
    access: intern,
    summary: "The own account's settings.",
    response: settings,
  },
  updateAccountSettings: {
    method: 'POST',
    path: 'intern-service/update-account-settings-details',
    access: intern,
    summary: 'Who may see the profile, and the time zone.',
    body: z.strictObject({
      time_zone: zone.optional(),
      is_public: z.boolean().optional(),
      is_hidden: z.boolean().optional(),
      public_parts: z.array(z.enum(publicParts)).max(publicParts.length).optional(),
      is_listed: z.boolean().optional(),
    }),
    response: settings,
    invalidates: changes,
  },
  savePreferences: {
    method: 'PATCH',
    path: 'intern-service/v1/preferences',
    access: intern,
    summary: 'Mails wanted by kind; the time-zone prompt put away for a day.',
    body: z.strictObject({
      mails: z.record(z.string().regex(/^[a-zA-Z.]{1,60}$/), z.boolean()).optional(),
      time_zone_prompt_dismissed: z.literal(true).optional(),
    }),
    response: savedPart,
    invalidates: changes,
  },
  updateTimeZone: {
    method: 'POST',
    path: 'intern-service/intern-profile/update-intern-timezone',
    access: intern,
    summary: 'The own time zone.',
    body: z.strictObject({ time_zone: zone }),
    response: savedPart,
    invalidates: [...changes, 'getAvailability'],
  },
  listPictures: {
    method: 'GET',
    path: 'intern-service/intern-profile/profile-pic/list',
    access: intern,
    summary: 'Own pictures, the current one marked.',
    response: z.array(picture),
    paginated: true,
  },
  editPicture: {
    method: 'POST',
    path: 'intern-service/intern-profile/profile-pic/edit',
    access: intern,
    summary: 'Chooses the picture, or none.',
    body: z.strictObject({ file_id: uuid.nullable() }),
    response: z.object({ picture_url: z.string().nullable() }),
    invalidates: [...changes, 'listPictures'],
  },
  deactivateAccount: {
    method: 'GET',
    path: 'intern-service/deactivate-account',
    access: intern,
    mutates: true,
    summary: 'Deactivates the own account and signs out; signing in again brings it back.',
    query: z.strictObject({
      reason: z.enum(deactivateReasons.map((one) => one.id)).optional(),
      note: text(500).optional(),
    }),
    response: nothing,
    invalidates: ['checkToken'],
  },
  exportOwnData: {
    method: 'GET',
    path: 'intern-service/account/export',
    access: intern,
    rawResponse: true,
    summary: 'Everything that is kept of the signed-in intern, as one archive of JSON and files.',
    response: z.unknown(),
  },
  eraseAccount: {
    method: 'POST',
    path: 'intern-service/account/erase',
    access: intern,
    summary: 'Deactivates the own account, to be erased after 14 days; signing in before keeps it.',
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
    summary: 'Everything that is kept of the signed-in member, as one archive of JSON and files.',
    response: z.unknown(),
  },
  listOwnHandover: {
    method: 'GET',
    path: 'account/interviews',
    access: ['company'],
    account: 'any',
    summary: 'Own interviews ahead, each with the colleagues who could take it over.',
    response: z.array(handoverRow),
    paginated: true,
  },
  eraseMember: {
    method: 'POST',
    path: 'account/erase',
    access: ['company'],
    account: 'any',
    summary:
      "Deactivates the member's own account with every interview passed on, to be erased after 14 days; signing in before keeps it.",
    body: z.strictObject({ email, handover: statusBody.shape.handover }),
    response: z.object({ erase_at: z.string() }),
    invalidates: ['checkToken'],
  },
})
