import { expect, test } from 'vitest'
import { diffFields } from './diff-fields.ts'

test('returns texts changed on both sides, but no unchanged texts and no choices', () => {
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
