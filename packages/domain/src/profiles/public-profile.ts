import { listFormFields } from './form-field.ts'
import { careerItems, personalItems, preferenceItems } from './profile-fields.ts'
import type { HiddenInternPart } from '../reports/hidden-parts.ts'
import { type PublicPart, publicParts } from './public-parts.ts'
import { resumeItems } from './resume-fields.ts'

interface PublicProfileFields {
  readonly education: readonly unknown[]
  readonly experience: readonly unknown[]
  readonly portfolio: readonly unknown[]
  readonly skills: readonly string[]
  readonly specialisations: readonly string[]
  readonly projects: readonly string[]
  readonly videos: readonly unknown[]
}

// Empty lists of each part; its other fields are null.
const emptyListsByPart = {
  introduction: {},
  education: { education: [] },
  experience: { experience: [] },
  portfolio: { portfolio: [] },
  skills: { skills: [], specialisations: [], projects: [] },
} as const satisfies Readonly<Record<PublicPart, Partial<PublicProfileFields>>>

const visibleFields = listFormFields([
  ...personalItems,
  ...careerItems,
  ...preferenceItems,
  ...resumeItems,
])

const toEmptyFields = (part: PublicPart) => ({
  ...Object.fromEntries(
    visibleFields.filter((field) => field.publicPart === part).map(({ name }) => [name, null]),
  ),
  ...emptyListsByPart[part],
})

/**
 * Returns the public view of a profile: without the parts that are not allowed and without videos.
 */
export function toPublicProfile<T extends PublicProfileFields>(
  profile: T,
  allowed: readonly PublicPart[],
): T {
  return clearParts(
    { ...profile, videos: [] },
    publicParts.filter((part) => !allowed.includes(part)),
  )
}

const clearParts = <T extends PublicProfileFields>(profile: T, parts: readonly PublicPart[]): T =>
  parts.reduce((view, part) => ({ ...view, ...toEmptyFields(part) }), profile)

/**
 * Returns a profile as others see it: without the parts that the programme team has hidden. Of the
 * skills, only those in the intern's own words are hidden, which the caller has left out.
 */
export const withoutHiddenParts = <T extends PublicProfileFields>(
  profile: T,
  hidden: readonly HiddenInternPart[],
): T =>
  clearParts(
    profile,
    publicParts.filter((part) => part !== 'skills' && hidden.includes(part)),
  )
