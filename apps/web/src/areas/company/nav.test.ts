import { paths } from '@fledge/contract/paths.ts'
import { expect, test } from 'vitest'
import { buildCompanyNav, listCompanyPlaces, isClosedInReview } from './nav.ts'

const inReview = { waiting: 0, browses: true, isRefused: false, isPending: true }

test('links a company in review to no screen that requires approval', () => {
  const led = [
    ...buildCompanyNav(inReview).flatMap((group) => group.items),
    ...listCompanyPlaces({ tabs: ['members'], isAdmin: true, isRefused: false, isPending: true }),
  ].map((one) => one.to)
  expect(led.filter(isClosedInReview)).toEqual([])
  expect(led).toContain(paths.company.newPlan)
  expect(
    listCompanyPlaces({ tabs: [], isAdmin: true, isRefused: false, isPending: false }).filter(
      (one) => isClosedInReview(one.to),
    ),
  ).toHaveLength(1)
})

test('treats hiring, browse, shortlist and hired interns, and all pages below them, as requiring approval', () => {
  expect(
    Object.values(paths.company).filter((path) =>
      isClosedInReview(path.replaceAll(/\{\w+\}/g, '42')),
    ),
  ).toEqual([
    paths.company.hiring,
    paths.company.candidate,
    paths.company.offers,
    paths.company.offer,
    paths.company.browse,
    paths.company.propose,
    paths.company.shortlist,
    paths.company.hired,
    paths.company.internship,
  ])
})
