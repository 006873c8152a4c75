import { z } from 'zod'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { notInterestedReasons } from '@fledge/domain/shortlist/reasons.ts'
import { candidateCard } from '../browse/schema.ts'
import { badgeFacts } from '../candidatures/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { planBrief } from '../matching/schema.ts'
import { bodyPaging, emptyBody, text, uuid } from '../platform/schema.ts'

const reasons = z
  .array(z.enum(notInterestedReasons.map((reason) => reason.id)))
  .min(1, messageKey('problems.firstReason'))
  .max(10)
const mark = z.object({
  intern_id: z.string(),
  not_interested_reasons: z.array(z.string()),
  created_at: z.string(),
})
const internParams = z.strictObject({ internId: uuid })
const changes = [
  'listShortlist',
  'browseCandidates',
  'browseOther',
  'browseSuggestions',
  'getInternProfile',
  'getNotInterested',
  'listCandidatures',
  'getStage',
  'getHiringUpdates',
  'listInterested',
] as const

export const shortlistEndpoints = defineEndpoints({
  listShortlist: {
    method: 'POST',
    path: 'browse-intern/get-shortlist-interns',
    access: ['company:browse'],
    mutates: false,
    summary: 'Returns the shortlist by plan.',
    paginated: true,
    body: z.strictObject({
      plan_id: uuid.nullable().optional(),
      search: text(100).optional(),
      ...bodyPaging,
    }),
    response: z.array(
      candidateCard.extend({
        plan: planBrief.nullable(),
        added_at: z.string(),
        added_by: z.string(),
        stage: z.enum(candidatureStages).nullable(),
        ...badgeFacts,
      }),
    ),
    fromReplica: true,
  },
  saveToShortlist: {
    method: 'POST',
    path: 'browse-intern/save-shortlist-intern',
    access: ['company:shortlist'],
    account: 'approved',
    summary: 'Adds an intern to the shortlist, with or without a plan.',
    body: z.strictObject({ intern_id: uuid, io_id: uuid.nullable().optional() }),
    response: z.object({
      intern_id: z.string(),
      io_id: z.string().nullable(),
      candidature_id: z.string().nullable(),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'ALREADY_EXISTS'],
    invalidates: changes,
  },
  removeFromShortlist: {
    method: 'POST',
    path: 'browse-intern/delete-shortlist-intern',
    access: ['company:shortlist'],
    summary: 'Removes an intern from the shortlist.',
    body: z.strictObject({ intern_id: uuid, io_id: uuid.nullable().optional() }),
    response: emptyBody,
    invalidates: changes,
  },
  markNotInterested: {
    method: 'POST',
    path: 'browse/not-interested',
    access: ['company:shortlist'],
    summary: 'Hides an intern from browse and suggestions, with reasons.',
    body: z.strictObject({ intern_id: uuid, not_interested_reasons: reasons }),
    response: mark,
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  changeNotInterested: {
    method: 'PATCH',
    path: 'browse/not-interested/{internId}',
    access: ['company:shortlist'],
    summary: 'Updates the reasons for hiding an intern.',
    params: internParams,
    body: z.strictObject({ not_interested_reasons: reasons }),
    response: mark,
    invalidates: changes,
  },
  undoNotInterested: {
    method: 'DELETE',
    path: 'browse/not-interested/{internId}',
    access: ['company:shortlist'],
    summary: 'Shows a hidden intern again.',
    params: internParams,
    response: emptyBody,
    invalidates: changes,
  },
  getNotInterested: {
    method: 'GET',
    path: 'browse/not-interested/{internId}',
    access: ['company:browse'],
    summary: 'Returns the reasons for hiding an intern; null if the intern is not hidden.',
    params: internParams,
    response: mark.nullable(),
  },
})
