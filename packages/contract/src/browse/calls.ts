import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineCalls } from '../platform/call.ts'
import { matchView } from '../matching/schema.ts'
import { lookupId, paging, queryList, text, uuid } from '../platform/schema.ts'
import {
  browseQuery,
  candidatePage,
  foundIntern,
  internProfile,
  ioOption,
  nearCandidate,
  relevantIr,
  suggestions,
} from './schema.ts'

const planQuery = z.strictObject({ plan_id: uuid.optional() })

export const browseCalls = defineCalls({
  browseCandidates: {
    method: 'GET',
    path: 'browse/candidates',
    access: ['company:browse'],
    account: 'approved',
    says: 'Interns that fit the filters, best match for the chosen plans first, with counts by filter.',
    query: browseQuery,
    answer: candidatePage,
    counted: true,
  },
  browseOther: {
    method: 'GET',
    path: 'browse/candidates-other',
    access: ['company:browse'],
    account: 'approved',
    says: 'Near matches: interns that miss one of the filters.',
    query: browseQuery,
    answer: z.array(nearCandidate),
    counted: true,
  },
  browseSuggestions: {
    method: 'GET',
    path: 'browse/candidates/v1/suggestions',
    access: ['company:browse'],
    account: 'approved',
    says: 'Best matches for the active plans, each with its reasons; not those with whom an interview or an offer is under way.',
    query: z.strictObject({ ...paging }),
    answer: suggestions,
    counted: true,
  },
  findInterns: {
    method: 'GET',
    path: 'browse/candidates/v1/find',
    access: ['company:browse'],
    account: 'approved',
    says: 'The first 10 interns in browse whose name, as the company sees it, contains the words.',
    query: z.strictObject({ search: text(100).min(2, messageKey('problems.shortText')) }),
    answer: z.array(foundIntern),
  },
  hideCareerField: {
    method: 'POST',
    path: 'dashboard/career-field/v1/hide',
    access: ['company'],
    says: "Hides a career field's suggestions from the dashboard, or shows them again.",
    body: z.strictObject({ career_field_id: lookupId, hidden: z.boolean().optional() }),
    answer: z.object({ hidden_career_field_ids: z.array(z.int()) }),
    changes: ['browseSuggestions'],
  },
  eligibleCareerFields: {
    method: 'GET',
    path: 'browse-intern/eligible-career-fields',
    access: ['company:browse'],
    account: 'approved',
    says: 'Career fields of own plans that an intern fits.',
    query: z.strictObject({ intern_application_id: uuid }),
    answer: z.array(
      z.object({
        career_field_id: z.int(),
        career_field_name: z.string(),
        plan_id: z.string(),
        plan_name: z.string(),
      }),
    ),
    counted: true,
  },
  getInternProfile: {
    method: 'GET',
    path: 'browse-intern/intern/{uuid}',
    access: ['company:browse', 'company:schedule'],
    account: 'approved',
    says: "The intern's profile as companies see it, with the match for one plan.",
    params: z.strictObject({ uuid }),
    query: planQuery,
    answer: internProfile,
  },
  listOpportunityOptions: {
    method: 'GET',
    path: 'browse-intern/get-io-list',
    access: ['company:browse', 'company:schedule'],
    says: 'Own opportunities to choose from.',
    query: z.strictObject({
      career_field_id: queryList(
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ).optional(),
      is_active: z.enum(['0', '1']).optional(),
    }),
    answer: z.array(ioOption),
    counted: true,
  },
  relevantRequirements: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/relevant-irs/v2',
    access: ['intern'],
    says: 'Internships that fit, best first, each with its reasons.',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({ ...paging }),
    answer: z.array(relevantIr),
    counted: true,
  },
  getMatch: {
    method: 'GET',
    path: 'intern-service/match/{id}',
    access: ['intern'],
    says: 'How well an internship fits, and why. The id is of a candidature or an opportunity.',
    params: z.strictObject({ id: uuid }),
    answer: matchView,
  },
})
