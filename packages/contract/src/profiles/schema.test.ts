import { expect, test } from 'vitest'
import { experienceEntry } from './schema.ts'

test('a project can have no place; work and volunteering have one', () => {
  const entry = { title: 'Bus finder', place: '' }
  expect(experienceEntry.safeParse({ ...entry, kind: 'PROJECT' }).success).toBe(true)
  for (const kind of ['WORK', 'VOLUNTEER', undefined]) {
    const parsed = experienceEntry.safeParse({ ...entry, kind })
    expect(parsed.error?.issues.map((one) => [one.path, one.message])).toEqual([
      [['place'], 'Complete this field'],
    ])
  }
})
