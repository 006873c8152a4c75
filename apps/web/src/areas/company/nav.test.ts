import { paths } from '@fledge/contract/paths.ts'
import { expect, test } from 'vitest'
import { companyNav, companyPlaces, opensLater } from './nav.ts'

const inReview = { waiting: 0, browses: true, isRefused: false, isPending: true }

test('links a company in review to no screen that requires approval', () => {
  const led = [
    ...companyNav(inReview).flatMap((group) => group.items),
    ...companyPlaces({ tabs: ['members'], isAdmin: true, isRefused: false, isPending: true }),
  ].map((one) => one.to)
  expect(led.filter(opensLater)).toEqual([])
  expect(led).toContain(paths.company.newPlan)
  expect(
    companyPlaces({ tabs: [], isAdmin: true, isRefused: false, isPending: false }).filter((one) =>
      opensLater(one.to),
    ),
  ).toHaveLength(1)
})

test('treats hiring, browse, shortlist and hired interns, and all pages below them, as requiring approval', () => {
  expect(
    Object.values(paths.company).filter((path) => opensLater(path.replaceAll(/\{\w+\}/g, '42'))),
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
