import { expect, test } from 'vitest'
import { experienceEntry } from './schema.ts'

test('place is optional for projects and required for work and volunteering', () => {
  const entry = { title: 'Bus finder', place: '' }
  expect(experienceEntry.safeParse({ ...entry, kind: 'PROJECT' }).success).toBe(true)
  for (const kind of ['WORK', 'VOLUNTEER', undefined]) {
    const parsed = experienceEntry.safeParse({ ...entry, kind })
    expect(parsed.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['place'], 'Complete this field'],
    ])
  }
})
