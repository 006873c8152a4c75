import { expect, test } from 'vitest'
import { listOutdatedChoices } from './plan-form.ts'

test('a new career field clears the skills, specialisations and project types of the old one', () => {
  const all = ['specialisation_ids', 'skill_ids', 'project_type_ids']
  expect(listOutdatedChoices(1, 2)).toEqual(all)
  expect(listOutdatedChoices(1, null)).toEqual(all)
})

test('choosing the same career field again keeps them', () => {
  expect(listOutdatedChoices(1, 1)).toEqual([])
  expect(listOutdatedChoices(undefined, null)).toEqual([])
})
