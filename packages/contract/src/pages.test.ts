import { expect, test } from 'vitest'
import { guard } from '@fledge/domain/sessions/guard-table.ts'
import { beginsAsOurs, pageNamed, reservedSegments } from './page-names.ts'
import { address, pages } from './pages.ts'

test('an address carries its parts escaped and its query without what is missing', () => {
  expect(
    address(pages.intern.reviewOffer, { offer_id: 'a/b' }, { tab: 'terms', page: undefined }),
  ).toBe('/intern/review-offer/a%2Fb?tab=terms')
  expect(address(pages.company.dashboard)).toBe('/company/dashboard')
})

test('no partner or batch slug can take the first part of a screen', () => {
  const firsts = Object.values(pages)
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
  ['/choose-path', null, pages.intern.choosePath],
  ['/find-batch/', null, pages.intern.findBatch],
  ['/basic-details', null, pages.intern.basicDetails],
  ['/sign-up/basic-details', null, pages.intern.basicDetails],
  ['/browse-candidates', null, pages.company.browse],
  ['/settings', null, pages.public.welcome],
  ['/settings', 'intern', pages.intern.settings],
  ['/settings', 'operator', pages.operator.settings],
  ['/batches', 'operator', pages.operator.batches],
  ['/batches', null, null],
  ['/browse-candidates', 'intern', null],
  ['/path', null, null],
  ['/porto-tech', null, null],
  ['/porto-tech/spring', 'intern', null],
  ['/intern/settings', 'intern', null],
  ['/', null, null],
] as const)('%s, asked for by %s, means %s', (path, own, page) => {
  expect(pageNamed(path, own)).toBe(page)
})

test("an address that begins as ours do is no partner's", () => {
  expect(
    ['/intern/x', '/company/hiring', '/operator/nothing', '/welcome/there'].every(beginsAsOurs),
  ).toBe(true)
  expect(['/porto-tech', '/porto-tech/spring', '/internal'].some(beginsAsOurs)).toBe(false)
})

test('somebody without a session is sent from every member page to the sign-in page of its area', () => {
  for (const area of ['company', 'intern', 'operator'] as const) {
    expect(guard(null, pages[area].dashboard)).toEqual({
      go: `${pages[area].getStarted}?redirectTo=${encodeURIComponent(pages[area].dashboard)}`,
    })
  }
})
