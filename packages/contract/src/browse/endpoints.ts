import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { matchView } from '../matching/schema.ts'
import { paging, queryList, text, uuid } from '../platform/schema.ts'
import {
  browseQuery,
  candidatePage,
  internHit,
  internProfile,
  ioOption,
  nearCandidate,
  relevantIr,
  suggestionPage,
} from './schema.ts'

const planQuery = z.strictObject({ plan_id: uuid.optional() })

export const browseEndpoints = defineEndpoints({
  browseCandidates: {
    method: 'GET',
    path: 'browse/candidates',
    access: ['company:browse'],
    account: 'approved',
    summary:
      'Returns interns that match the filters, best match for the selected plans first, with counts for each filter.',
    query: browseQuery,
    response: candidatePage,
    paginated: true,
    fromReplica: true,
  },
  browseOther: {
    method: 'GET',
    path: 'browse/candidates-other',
    access: ['company:browse'],
    account: 'approved',
    summary: 'Returns interns that miss exactly one of the filters.',
    query: browseQuery,
    response: z.array(nearCandidate),
    paginated: true,
    fromReplica: true,
  },
  browseSuggestions: {
    method: 'GET',
    path: 'browse/candidates/v1/suggestions',
    access: ['company:browse'],
    account: 'approved',
    summary:
      'Returns the best matches for the active plans with their reasons, without interns who have an interview or offer in progress.',
    query: z.strictObject({ ...paging }),
    response: suggestionPage,
    paginated: true,
    fromReplica: true,
  },
  findInterns: {
    method: 'GET',
    path: 'browse/candidates/v1/find',
    access: ['company:browse'],
    account: 'approved',
    summary: 'Returns the first 10 interns in browse whose visible name contains the query.',
    query: z.strictObject({ search: text(100).min(2, messageKey('problems.shortText')) }),
    response: z.array(internHit),
    fromReplica: true,
  },
  eligibleCareerFields: {
    method: 'GET',
    path: 'browse-intern/eligible-career-fields',
    access: ['company:browse'],
    account: 'approved',
    summary: "Returns the career fields of the company's plans that an intern matches.",
    query: z.strictObject({ intern_application_id: uuid }),
    response: z.array(
      z.object({
        career_field_id: z.int(),
        career_field_name: z.string(),
        plan_id: z.string(),
        plan_name: z.string(),
      }),
    ),
    paginated: true,
  },
  getInternProfile: {
    method: 'GET',
    path: 'browse-intern/intern/{uuid}',
    access: ['company:browse', 'company:schedule'],
    account: 'approved',
    summary: "Returns the intern's profile as companies see it, with the match for one plan.",
    params: z.strictObject({ uuid }),
    query: planQuery,
    response: internProfile,
  },
  listOpportunityOptions: {
    method: 'GET',
    path: 'browse-intern/get-io-list',
    access: ['company:browse', 'company:schedule'],
    summary: "Returns the company's opportunities as options.",
    query: z.strictObject({
      career_field_id: queryList(
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ).optional(),
      is_active: z.enum(['0', '1']).optional(),
    }),
    response: z.array(ioOption),
    paginated: true,
  },
  relevantRequirements: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/relevant-irs/v2',
    access: ['intern'],
    summary: 'Returns matching internships, best first, each with its reasons.',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({ ...paging }),
    response: z.array(relevantIr),
    paginated: true,
    fromReplica: true,
  },
  getMatch: {
    method: 'GET',
    path: 'intern-service/match/{id}',
    access: ['intern'],
    summary:
      'Returns the match between the intern and a candidature or opportunity, with its reasons.',
    params: z.strictObject({ id: uuid }),
    response: matchView,
  },
})
