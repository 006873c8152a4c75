import { paths } from '@fledge/contract/paths.ts'
import { expect, test } from 'vitest'
import { companyNav, companyPlaces, opensLater } from './nav.ts'

const inReview = { waiting: 0, browses: true, isRefused: false, isPending: true }

test('a company in review is led to no screen that opens with its approval', () => {
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

test('what opens with the approval is hiring, browse, shortlist and hired interns, and all below them', () => {
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
