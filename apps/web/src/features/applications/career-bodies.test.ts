import { expect, test } from 'vitest'
import { toCareerBodies } from './career-bodies.ts'

const seen = { career_field_id: 1, specialisation_ids: [4], skill_ids: [5], project_ids: [6] }
const valid = { career_field_id: 1, specialisation_ids: [4], skill_ids: [5, 7], project_ids: [6] }

test('a new career field clears the skills, specialisations and projects of the old one', () => {
  const changed = ['career_field_id', 'skill_ids', 'project_ids']
  expect(toCareerBodies(1, { valid: { ...valid, career_field_id: 2 }, changed, seen })).toEqual({
    specialisation: {
      career_field_id: 2,
      specialisation_ids: [],
      skill_ids: [],
      seen: { career_field_id: 1 },
    },
    projects: { project_ids: [] },
  })
})

test('within a career field only the changed lists are sent, with their base values', () => {
  expect(toCareerBodies(1, { valid, changed: ['skill_ids'], seen })).toEqual({
    specialisation: {
      career_field_id: 1,
      skill_ids: [5, 7],
      seen: { career_field_id: 1, skill_ids: [5] },
    },
  })
  expect(toCareerBodies(1, { valid, changed: ['project_ids'], seen })).toEqual({
    projects: { project_ids: [6], seen: { project_ids: [6] } },
  })
  expect(toCareerBodies(1, { valid, changed: [], seen })).toEqual({})
  expect(toCareerBodies(1, { valid: { skill_ids: [5] }, changed: ['skill_ids'], seen })).toEqual({})
})
