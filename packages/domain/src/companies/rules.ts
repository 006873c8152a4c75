/** Facts for measuring the completeness of a company profile. */
export interface CompanyProfileFacts {
  readonly name: string
  readonly industry_id: number | null
  readonly country_id: number | null
  readonly website: string | null
  readonly employee_count_id: number | null
  readonly founded_year: number | null
  readonly introduction: string | null
  readonly culture_ids: readonly number[]
  readonly flexible_environment_ids: readonly number[]
  readonly tools: number
  readonly logo: boolean
  readonly photos: number
  readonly videos: number
  readonly city: string | null
  readonly linkedin: string | null
  readonly social: number
}

/** Maximum number of photos. */
export const photoLimit = 12
export const videoLimit = 6

export const profileSections = ['basic', 'general', 'about', 'media'] as const
export type ProfileSection = (typeof profileSections)[number]

interface Part {
  readonly field: string
  readonly required: boolean
  readonly filled: (facts: CompanyProfileFacts) => boolean
}
const part = (field: string, required: boolean, filled: Part['filled']): Part => ({
  field,
  required,
  filled,
})

// Funding and revenue are not asked for: they are not on the public page, and a profile is complete
// without them.
const parts: Readonly<Record<ProfileSection, readonly Part[]>> = {
  basic: [
    part('name', true, (it) => it.name !== ''),
    part('industry_id', true, (it) => it.industry_id !== null),
    part('country_id', true, (it) => it.country_id !== null),
    part('website', false, (it) => it.website !== null),
    part('city', false, (it) => it.city !== null && it.city !== ''),
  ],
  general: [
    part('employee_count_id', true, (it) => it.employee_count_id !== null),
    part('founded_year', false, (it) => it.founded_year !== null),
  ],
  about: [
    part('introduction', true, (it) => it.introduction !== null),
    part('linkedin', false, (it) => it.linkedin !== null),
    part('culture_ids', false, (it) => it.culture_ids.length > 0),
    part('flexible_environment_ids', false, (it) => it.flexible_environment_ids.length > 0),
    part('tools', false, (it) => it.tools > 0),
  ],
  media: [
    part('logo', false, (it) => it.logo),
    part('photos', false, (it) => it.photos > 0),
    part('videos', false, (it) => it.videos > 0),
    part('social', false, (it) => it.social > 0),
  ],
}

export interface SectionState {
  readonly section: ProfileSection
  readonly done: number
  readonly of: number
  /** Empty fields, including optional ones. */
  readonly missing: readonly string[]
  /** Empty required fields; onboarding is incomplete while there are any. */
  readonly missingRequired: readonly string[]
}

/** Returns the completeness of each section of a company profile. */
export function profileState(facts: CompanyProfileFacts): readonly SectionState[] {
  return profileSections.map((section) => {
    const empty = parts[section].filter((one) => !one.filled(facts))
    return {
      section,
      of: parts[section].length,
      done: parts[section].length - empty.length,
      missing: empty.map((one) => one.field),
      missingRequired: empty.filter((one) => one.required).map((one) => one.field),
    }
  })
}

/** Returns the share of filled fields over all sections, in whole percent. */
export function profilePercent(sections: readonly SectionState[]): number {
  const of = sections.reduce((sum, one) => sum + one.of, 0)
  return Math.floor((100 * sections.reduce((sum, one) => sum + one.done, 0)) / of)
}

export interface PocFacts {
  readonly job_title_id: string | null
  readonly linkedin_url: string | null
  readonly language_ids: readonly number[]
}

/** Lists the fields that a point of contact still has to fill in (seed 000 §5). */
export function missingContactFields(facts: PocFacts): readonly string[] {
  const filled = {
    job_title_id: facts.job_title_id !== null,
    linkedin_url: facts.linkedin_url !== null,
    language_ids: facts.language_ids.length > 0,
  }
  return Object.entries(filled)
    .filter(([, is]) => !is)
    .map(([field]) => field)
}

/**
 * Returns the domain of a website, "https://www.brightwater.example/about" → "brightwater.example",
 * or null if the input is not an address yet.
 */
export function siteDomain(website: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[:/?#]|$)/i.exec(
    website.trim(),
  )?.[1]
  return host ? host.toLowerCase() : null
}
