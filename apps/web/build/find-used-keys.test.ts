import { expect, test } from 'vitest'
import { findUsedKeys } from './find-used-keys.ts'

const texts = {
  'offers.title': 'Offers',
  'offers.status.DRAFT': 'Draft',
  'offers.status.OFFERED': 'Sent',
  'lookups.may.company:admin': 'Edit the profile',
  'plans.title': 'Plans',
}
const find = (code: string) => [...findUsedKeys(code, texts)]

test('finds keys that are written out, in code and in markup', () => {
  expect(find(`t('offers.title'); <Rich text="plans.title" />`)).toEqual([
    'offers.title',
    'plans.title',
  ])
  expect(find("const may = 'lookups.may.company:admin'")).toEqual(['lookups.may.company:admin'])
})

test('finds every key of the shape of a template', () => {
  expect(find('translateKey(`offers.status.${status}`)')).toEqual([
    'offers.status.DRAFT',
    'offers.status.OFFERED',
  ])
  expect(find('`${path}.title`')).toEqual(['offers.title', 'plans.title'])
})

test('finds nothing in other strings', () => {
  expect(find("'offers.unknown'; `${a}.${b}`; 'node:fs'; './offers.title.ts'")).toEqual([])
})
