/**
 * Parts an intern can make public individually. Name, picture, country and career field are visible
 * as soon as the profile is public; videos never are.
 */
export const publicParts = [
  'introduction',
  'education',
  'experience',
  'portfolio',
  'skills',
] as const
export type PublicPart = (typeof publicParts)[number]

interface PublicProfileFields {
  readonly introduction: string | null
  readonly education: readonly unknown[]
  readonly university_name: string | null
  readonly major: string | null
  readonly experience: readonly unknown[]
  readonly job_title: string | null
  readonly portfolio: readonly unknown[]
  readonly skills: readonly string[]
  readonly specialisations: readonly string[]
  readonly projects: readonly string[]
  readonly english_proficiency: number | null
  readonly videos: readonly unknown[]
}

// Empty values for the fields of each part.
const emptyFieldsByPart = {
  introduction: { introduction: null },
  education: { education: [], university_name: null, major: null },
  experience: { experience: [], job_title: null },
  portfolio: { portfolio: [] },
  skills: { skills: [], specialisations: [], projects: [], english_proficiency: null },
} as const satisfies Readonly<Record<PublicPart, Partial<PublicProfileFields>>>

/**
 * Returns the public view of a profile: without the parts that are not allowed and without videos.
 */
export function toPublicProfile<T extends PublicProfileFields>(
  profile: T,
  allowed: readonly PublicPart[],
): T {
  return publicParts
    .filter((part) => !allowed.includes(part))
    .reduce<T>((seen, part) => ({ ...seen, ...emptyFieldsByPart[part] }), {
      ...profile,
      videos: [],
    })
}
