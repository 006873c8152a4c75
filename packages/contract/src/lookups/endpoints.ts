import { z } from 'zod'
import { agreementKinds } from '@fledge/domain/lookups/types.ts'
import { memberRoles } from '@fledge/domain/sessions/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { lookupId, emptyBody, queryInt, queryList, text } from '../platform/schema.ts'
import { agreement, feedbackKinds, globalSettingView, universityRow } from './schema.ts'
import { lookupManagementEndpoints } from './manage-endpoints.ts'
import { plainLookupEndpoints } from './plain-lookups.ts'

const option = z.object({ id: lookupId, name: z.string() })
const reason = z.object({ id: z.string(), name: z.string() })

const otherLookupEndpoints = defineEndpoints({
  listCompanyTools: {
    method: 'GET',
    path: 'company-tools',
    access: ['session', 'reg'],
    account: 'any',
    query: emptyBody,
    summary: "Returns tools by category, including the company's custom tools.",
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
    query: emptyBody,
    summary: 'Returns job titles by category, including those that colleagues entered.',
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
    summary: 'Returns languages by name or code.',
    body: z.strictObject({ search: text(100).optional() }),
    response: z.array(option.extend({ code: z.string() })),
    paginated: true,
  },
  listSkillsAndProjects: {
    method: 'GET',
    path: 'career-skill/skill-project',
    access: ['session', 'reg'],
    account: 'any',
    summary: 'Returns the skills and project types of career fields.',
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
    query: emptyBody,
    summary: 'Returns the roles of a company with their permissions.',
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
    query: emptyBody,
    summary: 'Returns the reasons for hiding an intern from suggestions.',
    response: z.array(reason),
    paginated: true,
  },
  listFeedbackReasons: {
    method: 'GET',
    path: 'feedback-reasons/list',
    access: ['session'],
    account: 'any',
    summary: 'Returns the reasons to choose from, by what they are for.',
    query: z.strictObject({ kind: z.enum(feedbackKinds).optional() }),
    response: z.array(reason.extend({ kind: z.enum(feedbackKinds) })),
    paginated: true,
  },
  listAgreements: {
    method: 'GET',
    path: 'terms-conditions/list',
    access: ['public'],
    account: 'any',
    summary: 'Returns the newest version of each agreement, or one by kind and version.',
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
    query: emptyBody,
    summary: 'Returns the settings of this installation that every screen may need.',
    response: globalSettingView,
  },
  searchUniversities: {
    method: 'GET',
    path: 'common-services/university',
    aliases: ['GET intern-service/university/list', 'GET university/list'],
    access: ['public'],
    account: 'any',
    summary: 'Returns universities by name and country, ten per page.',
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
    query: emptyBody,
    summary: 'Returns time zones from west to east with their current offset and equivalent zones.',
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

export const lookupEndpoints = {
  ...plainLookupEndpoints,
  ...otherLookupEndpoints,
  ...lookupManagementEndpoints,
}
