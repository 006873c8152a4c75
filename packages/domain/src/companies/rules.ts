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
export const maxPhotos = 12
export const maxVideos = 6

export const completenessSections = ['basic', 'general', 'about', 'media'] as const
export type CompletenessSection = (typeof completenessSections)[number]

interface ProfileFieldRule {
  readonly field: string
  readonly required: boolean
  readonly isFilled: (facts: CompanyProfileFacts) => boolean
}
const createFieldRule = (
  field: string,
  required: boolean,
  isFilled: ProfileFieldRule['isFilled'],
): ProfileFieldRule => ({
  field,
  required,
  isFilled,
})

// Funding and revenue are not asked for: they are not on the public page, and a profile is complete
// without them.
const fieldsBySection: Readonly<Record<CompletenessSection, readonly ProfileFieldRule[]>> = {
  basic: [
    createFieldRule('name', true, (facts) => facts.name !== ''),
    createFieldRule('industry_id', true, (facts) => facts.industry_id !== null),
    createFieldRule('country_id', true, (facts) => facts.country_id !== null),
    createFieldRule('website', false, (facts) => facts.website !== null),
    createFieldRule('city', false, (facts) => facts.city !== null && facts.city !== ''),
  ],
  general: [
    createFieldRule('employee_count_id', true, (facts) => facts.employee_count_id !== null),
    createFieldRule('founded_year', false, (facts) => facts.founded_year !== null),
  ],
  about: [
    createFieldRule('introduction', true, (facts) => facts.introduction !== null),
    createFieldRule('linkedin', false, (facts) => facts.linkedin !== null),
    createFieldRule('culture_ids', false, (facts) => facts.culture_ids.length > 0),
    createFieldRule(
      'flexible_environment_ids',
      false,
      (facts) => facts.flexible_environment_ids.length > 0,
    ),
    createFieldRule('tools', false, (facts) => facts.tools > 0),
  ],
  media: [
    createFieldRule('logo', false, (facts) => facts.logo),
    createFieldRule('photos', false, (facts) => facts.photos > 0),
    createFieldRule('videos', false, (facts) => facts.videos > 0),
    createFieldRule('social', false, (facts) => facts.social > 0),
  ],
}

export interface SectionState {
  readonly section: CompletenessSection
  readonly done: number
  readonly of: number
  /** Empty fields, including optional ones. */
  readonly missing: readonly string[]
  /** Empty required fields; onboarding is incomplete while there are any. */
  readonly missingRequired: readonly string[]
}

/** Returns the completeness of each section of a company profile. */
export function getProfileState(facts: CompanyProfileFacts): readonly SectionState[] {
  return completenessSections.map((section) => {
    const empty = fieldsBySection[section].filter((rule) => !rule.isFilled(facts))
    return {
      section,
      of: fieldsBySection[section].length,
      done: fieldsBySection[section].length - empty.length,
      missing: empty.map((rule) => rule.field),
      missingRequired: empty.filter((rule) => rule.required).map((rule) => rule.field),
    }
  })
}

/** Returns the share of filled fields over all sections, in whole percent. */
export function getProfilePercent(sections: readonly SectionState[]): number {
  const total = sections.reduce((sum, section) => sum + section.of, 0)
  return Math.floor((100 * sections.reduce((sum, section) => sum + section.done, 0)) / total)
}

export interface PointOfContactFacts {
  readonly job_title_id: string | null
  readonly linkedin_url: string | null
  readonly language_ids: readonly number[]
}

/** Lists the fields that a point of contact still has to fill in (seed 000 §5). */
export function missingContactFields(facts: PointOfContactFacts): readonly string[] {
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
export function getSiteDomain(website: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[:/?#]|$)/i.exec(
    website.trim(),
  )?.[1]
  return host ? host.toLowerCase() : null
}
