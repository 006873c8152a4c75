import { z } from 'zod'
import { agreementKinds } from '@fledge/domain/lookups/types.ts'
import { memberRoles } from '@fledge/domain/sessions/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { lookupId, nothing, queryInt, queryList, text } from '../platform/schema.ts'
import { agreement, feedbackKinds, globalSetting, universityRow } from './schema.ts'
import { plainLookupEndpoints } from './plain-lookups.ts'

const option = z.object({ id: lookupId, name: z.string() })
const reason = z.object({ id: z.string(), name: z.string() })

const otherCalls = defineEndpoints({
  listCompanyTools: {
    method: 'GET',
    path: 'company-tools',
    access: ['session', 'reg'],
    account: 'any',
    query: nothing,
    summary: 'Tools by category, and those that the own company typed in.',
    response: z.object({
      category_tools: z.array(
        z.object({ category_id: lookupId, category_name: z.string(), tools: z.array(option) }),
      ),
      custom_tools: z.array(z.string()),
    }),
  },
  listJobTitles: {
    method: 'GET',
    path: 'poc-job-titles',
    access: ['session', 'reg'],
    account: 'any',
    query: nothing,
    summary: 'Job titles by category, and those that colleagues typed in.',
    response: z.object({
      category_job_titles: z.array(
        z.object({
          category_id: lookupId,
          category_name: z.string(),
          job_titles: z.array(z.object({ job_title_id: lookupId, job_title: z.string() })),
        }),
      ),
      custom_job_titles: z.array(z.string()),
    }),
  },
  listLanguages: {
    method: 'POST',
    path: 'language/list',
    access: ['session', 'reg'],
    account: 'any',
    mutates: false,
    summary: 'Languages, searched by name or code.',
    body: z.strictObject({ search: text(100).optional() }),
    response: z.array(option.extend({ code: z.string() })),
    paginated: true,
  },
  listSkillsAndProjects: {
    method: 'GET',
    path: 'career-skill/skill-project',
    access: ['session', 'reg'],
    account: 'any',
    summary: 'Skills and project types of one or more career fields.',
    query: z.strictObject({ career_field_id: queryList(queryInt(1, 999_999)) }),
    response: z.object({
      skills: z.array(z.object({ skill_id: lookupId, skill_name: z.string() })),
      projects: z.array(z.object({ project_id: lookupId, project_name: z.string() })),
    }),
  },
  listCompanyRoles: {
    method: 'GET',
    path: 'host-company-roles',
    access: ['session', 'reg'],
    account: 'any',
    query: nothing,
    summary: 'The roles of a company, with what each may do.',
    response: z.array(
      z.object({
        role: z.enum(memberRoles),
        name: z.string(),
        description: z.string(),
        may: z.array(z.string()),
      }),
    ),
  },
  listNotInterestedReasons: {
    method: 'GET',
    path: 'not-interested/reasons',
    access: ['session'],
    account: 'any',
    query: nothing,
    summary: 'Reasons to hide an intern from suggestions.',
    response: z.array(reason),
    paginated: true,
  },
  listFeedbackReasons: {
    method: 'GET',
    path: 'feedback-reasons/list',
    access: ['session'],
    account: 'any',
    summary: 'Reasons by what they are for.',
    query: z.strictObject({ kind: z.enum(feedbackKinds).optional() }),
    response: z.array(reason.extend({ kind: z.enum(feedbackKinds) })),
    paginated: true,
  },
  listAgreements: {
    method: 'GET',
    path: 'terms-conditions/list',
    access: ['public'],
    account: 'any',
    summary: 'What people agree to: the newest version of each, or one by kind and version.',
    query: z.strictObject({
      kind: z.enum(agreementKinds).optional(),
      version: queryInt(1, 9999).optional(),
    }),
    response: z.array(agreement),
    paginated: true,
  },
  globalSetting: {
    method: 'GET',
    path: 'global-setting/get',
    access: ['public'],
    account: 'any',
    query: nothing,
    summary: 'What every screen may need to know of this installation.',
    response: globalSetting,
  },
  searchUniversities: {
    method: 'GET',
    path: 'common-services/university',
    aliases: ['GET intern-service/university/list', 'GET university/list'],
    access: ['public'],
    account: 'any',
    summary: 'Universities by words of their name and by country, ten a page.',
    query: z.strictObject({
      search: text(100).optional(),
      country: queryInt(1, 999).optional(),
      page: queryInt(1, 10_000).optional(),
    }),
    response: z.array(universityRow),
    paginated: true,
  },
  listTimeZones: {
    method: 'GET',
    path: 'common-services/time-zones',
    access: ['public'],
    account: 'any',
    query: nothing,
    summary:
      'Time zones with their present offset, from west to east; each with the zones that keep the same clock.',
    response: z.array(
      z.object({
        zone: z.string(),
        name: z.string(),
        offset_seconds: z.int(),
        country_code: z.string(),
        country: z.string(),
        cities: z.array(z.string()),
        members: z.array(z.string()),
      }),
    ),
    paginated: true,
  },
})

export const lookupEndpoints = { ...plainLookupEndpoints, ...otherCalls }
