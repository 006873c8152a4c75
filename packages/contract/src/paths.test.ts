import { expect, test } from 'vitest'
import { guardPage } from '@fledge/domain/sessions/guard-table.ts'
import { isReservedPath, findPageByName, reservedSegments } from './page-names.ts'
import { buildPath, paths } from './paths.ts'

test('escapes path parameters and omits undefined query values', () => {
  expect(
    buildPath(paths.intern.reviewOffer, { offer_id: 'a/b' }, { tab: 'terms', page: undefined }),
  ).toBe('/intern/review-offer/a%2Fb?tab=terms')
  expect(buildPath(paths.company.dashboard)).toBe('/company/dashboard')
})

test('reserves the first segment of every screen', () => {
  const firsts = Object.values(paths)
    .flatMap((area) => Object.values(area))
    .map((page) => page.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith('{'))
  expect(firsts.filter((part) => !reservedSegments.includes(part))).toEqual([])
})

test('reserves page names that people type without the area', () => {
  expect(
    [
      'choose-path',
      'find-batch',
      'basic-details',
      'sign-up',
      'offers',
      'dashboard',
      'placement-tracker',
      'batches',
    ].filter((name) => !reservedSegments.includes(name)),
  ).toEqual([])
  expect(reservedSegments.filter((name) => name.startsWith('{') || name === '')).toEqual([])
})

test.each([
  ['/choose-path', null, paths.intern.choosePath],
  ['/find-batch/', null, paths.intern.findBatch],
  ['/basic-details', null, paths.intern.basicDetails],
  ['/sign-up/basic-details', null, paths.intern.basicDetails],
  ['/browse-candidates', null, paths.company.browse],
  ['/settings', null, paths.public.welcome],
  ['/settings', 'intern', paths.intern.settings],
  ['/settings', 'operator', paths.operator.settings],
  ['/batches', 'operator', paths.operator.batches],
  ['/batches', null, null],
  ['/browse-candidates', 'intern', null],
  ['/path', null, null],
  ['/porto-tech', null, null],
  ['/porto-tech/spring', 'intern', null],
  ['/intern/settings', 'intern', null],
  ['/', null, null],
] as const)('maps %s in area %s to %s', (path, area, page) => {
  expect(findPageByName(path, area)).toBe(page)
})

test('recognises reserved paths', () => {
  expect(
    ['/intern/x', '/company/hiring', '/operator/nothing', '/welcome/there'].every(isReservedPath),
  ).toBe(true)
  expect(['/porto-tech', '/porto-tech/spring', '/internal'].some(isReservedPath)).toBe(false)
})

test('redirects anonymous users from every member page to the sign-in page of its area', () => {
  for (const area of ['company', 'intern', 'operator'] as const) {
    expect(guardPage(null, paths[area].dashboard)).toEqual({
      go: `${paths[area].getStarted}?redirectTo=${encodeURIComponent(paths[area].dashboard)}`,
    })
  }
})
