import { buildPath, paths } from '@fledge/contract/paths.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createAppRouter } from './router.tsx'

/** Lists the matches that have a component; one with another id is mounted again. */
function listMounted(path: string): readonly string[] {
  const router = createAppRouter(createMemoryHistory())
  return router
    .matchRoutes(path, {})
    .flatMap(({ id, routeId }) => (router.routesById[routeId]?.options.component ? id : []))
}

it.each([
  ['applications', paths.operator.applications, paths.operator.application],
  ['companies', paths.operator.companies, paths.operator.companyReview],
  ['offers', paths.operator.offers, paths.operator.offer],
])('the queue of %s stays mounted when a row is opened', (_queue, list, row) => {
  const mounted = listMounted(list)
  expect(mounted).toHaveLength(3)
  for (const id of ['first', 'second']) expect(listMounted(buildPath(row, { id }))).toEqual(mounted)
})
