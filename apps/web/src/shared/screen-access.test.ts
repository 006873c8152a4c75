import { paths } from '@fledge/contract/paths.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { operatorRoles } from '@fledge/domain/sessions/types.ts'
import { expect, it } from 'vitest'
import { findScreenAccess, isReviewDesk } from './screen-access.ts'

const listRoles = (path: string) => {
  const access = findScreenAccess(path)
  return access ? operatorRoles.filter((role) => hasOperatorAccess(role, access)) : null
}

it.each([
  ['/operator/applications', ['REVIEWER', 'MANAGER']],
  ['/operator/companies/0199', ['REVIEWER', 'MANAGER']],
  ['/operator/credits', ['REVIEWER', 'FINANCE', 'MANAGER']],
  ['/operator/refunds', ['FINANCE', 'MANAGER']],
  ['/operator/people/0199', ['REVIEWER', 'FINANCE', 'MANAGER', 'PARTNER']],
  ['/operator/batches/0199', ['REVIEWER', 'FINANCE', 'MANAGER', 'PARTNER']],
  ['/operator/batches/new', ['MANAGER']],
  ['/operator/team', ['MANAGER']],
  ['/operator/privacy', ['MANAGER']],
  ['/operator/settings', ['REVIEWER', 'FINANCE', 'MANAGER', 'PARTNER']],
  ['/operator/settings/programme', ['MANAGER']],
])('%s is for %j', (path, roles) => {
  expect(listRoles(path)).toEqual(roles)
})

it.each([
  ['/operator/companies', true],
  ['/operator/companies/0199/review', true],
  ['/operator/companies/0199', false],
  ['/operator/people/0199', false],
])('whether %s is a review desk: %s', (path, isDesk) => {
  expect(isReviewDesk(path)).toBe(isDesk)
})

it('knows every screen of the console', () => {
  const { index: _index, getStarted: _getStarted, ...pages } = paths.operator
  const unknown = Object.values(pages).filter(
    (path) => findScreenAccess(path.replaceAll(/\{\w+\}/g, 'x')) === null,
  )
  expect(unknown).toEqual([])
  expect(findScreenAccess('/company/dashboard')).toBeNull()
})
