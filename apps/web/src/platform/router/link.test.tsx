import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from './link.tsx'

it('marks a link to the current page only, not those to the pages above it', async () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [paths.company.offers] }),
  })
  await router.load()
  await render(
    <RouterContextProvider router={router}>
      <Link to={buildPath(paths.company.hiring)}>Hiring</Link>
      <Link to={buildPath(paths.company.offers)}>Offers</Link>
    </RouterContextProvider>,
  )
  await expect
    .element(page.getByRole('link', { name: 'Offers' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(page.getByRole('link', { name: 'Hiring' }))
    .not.toHaveAttribute('aria-current')
})
