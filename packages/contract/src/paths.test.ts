import { expect, test } from 'vitest'
import { guard } from '@fledge/domain/sessions/guard-table.ts'
import { isReservedPath, findPageByName, reservedSegments } from './page-names.ts'
import { buildPath, paths } from './paths.ts'

test('an address carries its parts escaped and its query without what is missing', () => {
  expect(
    buildPath(paths.intern.reviewOffer, { offer_id: 'a/b' }, { tab: 'terms', page: undefined }),
  ).toBe('/intern/review-offer/a%2Fb?tab=terms')
  expect(buildPath(paths.company.dashboard)).toBe('/company/dashboard')
})

test('no partner or batch slug can take the first part of a screen', () => {
  const firsts = Object.values(paths)
    .flatMap((area) => Object.values(area))
    .map((page) => page.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith('{'))
  expect(firsts.filter((part) => !reservedSegments.includes(part))).toEqual([])
})

test('nor the name of a page, which people type without what stands before it', () => {
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
] as const)('%s, asked for by %s, means %s', (path, own, page) => {
  expect(findPageByName(path, own)).toBe(page)
})

test("an address that begins as ours do is no partner's", () => {
  expect(
    ['/intern/x', '/company/hiring', '/operator/nothing', '/welcome/there'].every(isReservedPath),
  ).toBe(true)
  expect(['/porto-tech', '/porto-tech/spring', '/internal'].some(isReservedPath)).toBe(false)
})

test('somebody without a session is sent from every member page to the sign-in page of its area', () => {
  for (const area of ['company', 'intern', 'operator'] as const) {
    expect(guard(null, paths[area].dashboard)).toEqual({
      go: `${paths[area].getStarted}?redirectTo=${encodeURIComponent(paths[area].dashboard)}`,
    })
  }
})
