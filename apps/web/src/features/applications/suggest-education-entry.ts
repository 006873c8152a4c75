import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { EntryView } from '@fledge/contract/profiles/schema.ts'

/** Initial values of a new entry. */
export type SuggestedEntry = Omit<EntryView, 'entry_id'>

const normalizeName = (name: string) => name.trim().toLowerCase()

/**
 * Returns an education entry prefilled from the sign-up answers, or null when there are none or an
 * entry already names the school.
 */
export function suggestEducationEntry({
  profile,
  education,
}: Pick<ApplicationView, 'education'> & {
  readonly profile: Pick<
    ApplicationView['profile'],
    'university_name' | 'major' | 'education_level_id' | 'graduation_month'
  >
}): SuggestedEntry | null {
  const { university_name: school, major, education_level_id, graduation_month: end } = profile
  if (
    !school ||
    education.some((entry) => normalizeName(entry.school ?? '') === normalizeName(school))
  )
    return null
  return {
    school,
    degree: major ?? '',
    education_level_id,
    to: end ? `${end.slice(3)}-${end.slice(0, 2)}` : null,
  }
}
