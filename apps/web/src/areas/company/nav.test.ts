import { pages } from '@fledge/contract/pages.ts'
import { expect, test } from 'vitest'
import { companyNav, companyPlaces, opensLater } from './nav.ts'

const inReview = { waiting: 0, browses: true, isRefused: false, isPending: true }

test('a company in review is led to no screen that opens with its approval', () => {
  const led = [
    ...companyNav(inReview).flatMap((group) => group.items),
    ...companyPlaces({ tabs: ['members'], isAdmin: true, isRefused: false, isPending: true }),
  ].map((one) => one.to)
  expect(led.filter(opensLater)).toEqual([])
  expect(led).toContain(pages.company.newPlan)
  expect(
    companyPlaces({ tabs: [], isAdmin: true, isRefused: false, isPending: false }).filter((one) =>
      opensLater(one.to),
    ),
  ).toHaveLength(1)
})

test('what opens with the approval is hiring, browse, shortlist and hired interns, and all below them', () => {
  expect(
    Object.values(pages.company).filter((path) => opensLater(path.replaceAll(/\{\w+\}/g, '42'))),
  ).toEqual([
    pages.company.hiring,
    pages.company.candidate,
    pages.company.offers,
    pages.company.offer,
    pages.company.browse,
    pages.company.propose,
    pages.company.shortlist,
    pages.company.hired,
    pages.company.internship,
  ])
})
