import { listFormFields } from './form-field.ts'
import { careerItems, personalItems, preferenceItems } from './profile-fields.ts'
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
  return publicParts
    .filter((part) => !allowed.includes(part))
    .reduce<T>((view, part) => ({ ...view, ...toEmptyFields(part) }), {
      ...profile,
      videos: [],
    })
}
