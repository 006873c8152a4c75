import { paths } from '@fledge/contract/paths.ts'
import { getPageInfo } from '@fledge/domain/sessions/guard-table.ts'
import { expect, test } from 'vitest'
import { buildCompanyNav, listCompanyPlaces, isClosedInReview } from './nav.ts'

const inReview = { waiting: 0, canBrowse: true, isRefused: false, isPending: true }

test('links a company in review to no screen that requires approval', () => {
  const linkedPaths = [
    ...buildCompanyNav(inReview).flatMap((group) => group.items),
    ...listCompanyPlaces({ tabs: ['members'], isAdmin: true, isRefused: false, isPending: true }),
  ].map((place) => place.to)
  expect(linkedPaths.filter(isClosedInReview)).toEqual([])
  expect(linkedPaths).toContain(paths.company.newPlan)
  expect(
    listCompanyPlaces({ tabs: [], isAdmin: true, isRefused: false, isPending: false }).filter(
      (place) => isClosedInReview(place.to),
    ),
  ).toHaveLength(1)
})

test('links to the messages of the programme team, except for a company that may not open them', () => {
  const countLinks = (state: { isRefused: boolean; isPending: boolean }) =>
    buildCompanyNav({ waiting: 0, canBrowse: false, ...state })
      .flatMap(({ items }) => items)
      .filter(({ to }) => to === paths.company.messages).length
  expect(countLinks({ isRefused: false, isPending: false })).toBe(1)
  expect(countLinks({ isRefused: false, isPending: true })).toBe(1)
  expect(countLinks({ isRefused: true, isPending: false })).toBe(0)
})

test('requires approval for every page of members except the dashboard, messages, profile, plans and settings', () => {
  const { dashboard, messages, profile, plans, newPlan, plan, planCandidate, settings } =
    paths.company
  const open = [dashboard, messages, profile, plans, newPlan, plan, planCandidate, settings]
  const pages = Object.values(paths.company)
  const isClosed = (path: string) => isClosedInReview(path.replaceAll(/\{\w+\}/g, '42'))
  const isForMembers = (path: string) => getPageInfo(path).audience === 'member'
  expect(pages.filter((path) => isForMembers(path) && !isClosed(path))).toEqual(open)
  expect(pages.filter((path) => !isForMembers(path) && isClosed(path))).toEqual([])
})
