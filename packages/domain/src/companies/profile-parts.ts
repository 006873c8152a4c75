import type { LookupList } from '../lookups/types.ts'

/**
 * Sections of a company profile. They are saved separately, so that two people can edit different
 * ones without overwriting each other.
 */
export const profileParts = [
  'basic',
  'general',
  'introduction',
  'arrangements',
  'tools',
  'social',
  'photos',
  'videos',
  'logo',
] as const
export type ProfilePart = (typeof profileParts)[number]

interface CompanyField {
  readonly part: ProfilePart
  /** The list its ids belong to. */
  readonly list?: LookupList
}

/** The fields of a company profile by their names in requests. */
export const companyFields: Readonly<Record<string, CompanyField>> = {
  name: { part: 'basic' },
  website: { part: 'basic' },
  industry_id: { part: 'basic', list: 'industry' },
  country_id: { part: 'basic', list: 'country' },
  city: { part: 'basic' },
  employee_count_id: { part: 'general', list: 'employee-count' },
  founded_year: { part: 'general' },
  time_zone: { part: 'general' },
  funding_type_id: { part: 'general', list: 'funding-type' },
  annual_revenue_id: { part: 'general', list: 'annual-revenue' },
  company_introduction: { part: 'introduction' },
  linkedin: { part: 'introduction' },
  culture_ids: { part: 'arrangements', list: 'company-culture' },
  flexible_environment_ids: { part: 'arrangements', list: 'flexible-environment' },
  remote_tool_ids: { part: 'arrangements', list: 'remote-tool' },
  company_tool_ids: { part: 'tools', list: 'company-tool' },
  custom_tools: { part: 'tools' },
  social: { part: 'social' },
  facebook: { part: 'social' },
  x: { part: 'social' },
  youtube: { part: 'social' },
  instagram: { part: 'social' },
  github: { part: 'social' },
  crunchbase: { part: 'social' },
  glassdoor: { part: 'social' },
  wellfound: { part: 'social' },
  medium: { part: 'social' },
  photos: { part: 'photos' },
  videos: { part: 'videos' },
  logo_file_id: { part: 'logo' },
}

/**
 * Returns the sections that these fields belong to.
 * @param fields field names; those outside the profile are ignored
 */
export function getProfileParts(fields: readonly string[]): readonly ProfilePart[] {
  const parts = fields.map((field) => companyFields[field]?.part)
  return profileParts.filter((part) => parts.includes(part))
}
