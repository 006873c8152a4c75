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
