import { expect, test } from 'vitest'
import { diffFields } from './diff-fields.ts'

test('a text that both wrote is shown twice, what only they wrote or what is the same is not', () => {
  const theirs = {
    introduction: '<p>Theirs</p>',
    linkedin: 'https://a.example',
    website: 'https://b.example',
    country_id: 3,
  }
  const mine = {
    introduction: '<p>Mine</p>',
    linkedin: 'https://a.example',
    website: '',
    country_id: 4,
  }
  expect(diffFields(theirs, mine, ['introduction', 'linkedin', 'country_id'])).toEqual([
    { name: 'introduction', theirs: '<p>Theirs</p>', mine: '<p>Mine</p>' },
  ])
})
