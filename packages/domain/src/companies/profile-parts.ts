/**
 * Sections of a company profile with their fields. Sections are saved separately, so that two
 * people can edit different ones without overwriting each other.
 */
const fieldsByPart = {
  basic: ['name', 'website', 'industry_id', 'country_id', 'city'],
  general: [
    'employee_count_id',
    'founded_year',
    'time_zone',
    'funding_type_id',
    'annual_revenue_id',
  ],
  introduction: ['company_introduction', 'linkedin'],
  arrangements: ['culture_ids', 'flexible_environment_ids', 'remote_tool_ids'],
  tools: ['company_tool_ids', 'custom_tools'],
  social: [
    'social',
    'facebook',
    'x',
    'youtube',
    'instagram',
    'github',
    'crunchbase',
    'glassdoor',
    'wellfound',
    'medium',
  ],
  photos: ['photos'],
  videos: ['videos'],
  logo: ['logo_file_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type ProfilePart = keyof typeof fieldsByPart

// The keys of the literal above.
export const profileParts = Object.keys(fieldsByPart) as [ProfilePart, ...ProfilePart[]]

/**
 * Returns the sections that these fields belong to.
 * @param given field names; those outside the profile are ignored
 */
export function getProfileParts(given: readonly string[]): readonly ProfilePart[] {
  return profileParts.filter((part) => fieldsByPart[part].some((field) => given.includes(field)))
}
