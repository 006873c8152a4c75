import { expect, test } from 'vitest'
import { publicParts } from './public-parts.ts'
import { toPublicProfile } from './public-profile.ts'

const profile = {
  name: 'Saga L.',
  introduction: 'I read rivers.',
  education: ['a'],
  university_name: 'A university',
  major: 'Hydrology',
  experience: ['b'],
  job_title: 'Reader',
  portfolio: ['c'],
  skills: ['Maps'],
  specialisations: ['Floods'],
  projects: ['Gauges'],
  english_proficiency: 4,
  videos: ['v'],
}
const emptyPart = (part: string) =>
  Object.entries(
    toPublicProfile(
      profile,
      publicParts.filter((publicPart) => publicPart !== part),
    ),
  )
    .filter(
      ([name, value]) =>
        name !== 'videos' &&
        JSON.stringify(value) !== JSON.stringify(profile[name as keyof typeof profile]),
    )
    .map(([name]) => name)

test.each([
  ['introduction', ['introduction']],
  ['education', ['education', 'university_name', 'major']],
  ['experience', ['experience', 'job_title']],
  ['portfolio', ['portfolio']],
  ['skills', ['skills', 'specialisations', 'projects', 'english_proficiency']],
])('hiding %s removes only its own fields', (part, fields) => {
  expect(emptyPart(part)).toEqual(fields)
})

test('videos are never public, and only basic data is public if nothing is allowed', () => {
  expect(toPublicProfile(profile, publicParts)).toEqual({ ...profile, videos: [] })
  expect(
    Object.values(toPublicProfile(profile, [])).filter(
      (value) => value !== null && (!Array.isArray(value) || value.length > 0),
    ),
  ).toEqual(['Saga L.'])
})
