/** Parts of a company's profile that are saved by themselves, each with the fields it holds: two people may change two parts at once, never one over the other. */
const fields = {
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
  social: ['social'],
  photos: ['photos'],
  videos: ['videos'],
  logo: ['logo_file_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type ProfilePart = keyof typeof fields

// The keys of the literal above.
export const profileParts = Object.keys(fields) as [ProfilePart, ...ProfilePart[]]

/** How often each part was changed; one that never was is at 0. */
export type PartVersions = Readonly<Partial<Record<ProfilePart, number>>>

/** The parts that these fields belong to. @param given names of fields; others than a profile's are passed over */
export function partsOf(given: readonly string[]): readonly ProfilePart[] {
  return profileParts.filter((part) => fields[part].some((field) => given.includes(field)))
}

/**
 * The part that somebody else changed since it was read; null where none was.
 * @param touched what is about to be changed  @param seen the versions that were read; a part left out is not asked about
 */
export function staleSection(
  touched: readonly ProfilePart[],
  seen: PartVersions,
  stored: PartVersions,
): ProfilePart | null {
  return (
    touched.find((part) => seen[part] !== undefined && seen[part] !== (stored[part] ?? 0)) ?? null
  )
}

/** The versions of some parts, to be said again when they are saved. */
export function versionsOf(parts: readonly ProfilePart[], versions: PartVersions): PartVersions {
  return Object.fromEntries(parts.map((part) => [part, versions[part] ?? 0]))
}
