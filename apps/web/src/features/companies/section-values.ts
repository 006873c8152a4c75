import type { Payload } from '../../platform/http/client.ts'

const toIds = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)
type Basic = Payload<'companies', 'getBasicDetails'>
type General = Payload<'companies', 'getGeneralDetails'>
type About = Payload<'companies', 'getAboutDetails'>

/**
 * Converts stored values to form values. Choices that were never made stay undefined, so that the
 * schema requires them.
 */
export const toBasicValues = (basic: Basic) => ({
  name: basic.name,
  website: basic.website ?? '',
  city: basic.city ?? '',
  ...(basic.industry_id ? { industry_id: basic.industry_id } : {}),
  ...(basic.country_id ? { country_id: basic.country_id } : {}),
})
export const toGeneralValues = (general: General) => ({
  ...(general.employee_count_id ? { employee_count_id: general.employee_count_id } : {}),
  founded_year: general.founded_year,
  time_zone: general.time_zone,
  funding_type_id: general.funding_type_id,
  annual_revenue_id: general.annual_revenue_id,
})
export const toIntroductionValues = (about: About) => ({
  company_introduction: about.company_introduction ?? '',
  linkedin: about.linkedin ?? '',
})
export const toArrangementValues = (about: About) => ({
  culture_ids: toIds(about.cultures),
  flexible_environment_ids: toIds(about.flexible_environments),
  remote_tool_ids: toIds(about.remote_tools),
})
export const toToolValues = (about: About) => ({
  company_tool_ids: toIds(about.company_tools),
  custom_tools: [...about.custom_tools],
})
export const toAboutValues = (about: About) => ({
  ...toIntroductionValues(about),
  ...toArrangementValues(about),
  ...toToolValues(about),
})
