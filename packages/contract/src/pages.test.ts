import { expect, test } from 'vitest'
import { guard } from '@fledge/domain/sessions/guard-table.ts'
import { address, pages, reservedSegments } from './pages.ts'

test('an address carries its parts escaped and its query without what is missing', () => {
  expect(address(pages.intern.reviewOffer, { offer_id: 'a/b' }, { tab: 'terms', page: undefined })).toBe('/intern/review-offer/a%2Fb?tab=terms')
  expect(address(pages.company.dashboard)).toBe('/company/dashboard')
})

test('no partner or batch slug can take the first part of a screen', () => {
  const firsts = Object.values(pages).flatMap((area) => Object.values(area)).map((page) => page.split('/')[1] ?? '').filter((part) => part !== '' && !part.startsWith('{'))
  expect(firsts.filter((part) => !reservedSegments.includes(part))).toEqual([])
})

test('somebody without a session is sent from every member page to the sign-in page of its area', () => {
  for (const area of ['company', 'intern', 'operator'] as const) {
    expect(guard(null, pages[area].dashboard)).toEqual({ go: `${pages[area].getStarted}?redirectTo=${encodeURIComponent(pages[area].dashboard)}` })
  }
})
