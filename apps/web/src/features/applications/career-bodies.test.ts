import { expect, test } from 'vitest'
import { toCareerBodies } from './career-bodies.ts'

const base = {
  values: { career_field_id: 1, specialisation_ids: [4], skill_ids: [5], project_ids: [6] },
}
const values = { career_field_id: 1, specialisation_ids: [4], skill_ids: [5, 7], project_ids: [6] }

test('a new career field clears the skills, specialisations and projects of the old one', () => {
  const changes = { career_field_id: 2, skill_ids: [5, 7], project_ids: [6] }
  expect(toCareerBodies(1, { values: { ...values, ...changes }, changes, base })).toEqual({
    specialisation: {
      career_field_id: 2,
      specialisation_ids: [],
      skill_ids: [],
      base: { values: { career_field_id: 1 } },
    },
    projects: { project_ids: [] },
  })
})

test('within a career field only the changed lists are sent, with their base values', () => {
  expect(toCareerBodies(1, { values, changes: { skill_ids: [5, 7] }, base })).toEqual({
    specialisation: {
      career_field_id: 1,
      skill_ids: [5, 7],
      base: { values: { career_field_id: 1, skill_ids: [5] } },
    },
  })
  expect(toCareerBodies(1, { values, changes: { project_ids: [6] }, base })).toEqual({
    projects: { project_ids: [6], base: { values: { project_ids: [6] } } },
  })
  expect(toCareerBodies(1, { values, changes: {}, base })).toEqual({})
  const skill_ids = [5]
  expect(toCareerBodies(1, { values: { skill_ids }, changes: { skill_ids }, base })).toEqual({})
})
