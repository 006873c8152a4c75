import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUnplacedTotals } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PlacementTotals } from './placement-totals.tsx'

beforeEach(() => {
  startSession(sampleOperator)
  serve(respondWith('placement', 'countUnplaced', sampleUnplacedTotals))
})

const [chosen] = sampleUnplacedTotals.days_left

it('marks the total that is chosen on every page of the list', async () => {
  await page.viewport(1280, 800)
  const value = chosen?.value
  await renderApp(
    <PlacementTotals filters={{ days_left: value }} />,
    `/operator/placement?days_left=${value}&page=2&after=1.2`,
  )
  const marked = () => [...document.querySelectorAll('li a[aria-current]')]
  await expect.poll(() => marked().length).toBe(1)
  expect(marked()[0]?.getAttribute('href')).toContain(`days_left=${value}`)
})

it('is folded on a phone, and opens and closes', async () => {
  await page.viewport(390, 800)
  await renderApp(<PlacementTotals filters={{}} />, '/operator/placement')
  const show = page.getByRole('button', { name: 'Show numbers' })
  await expect.element(show).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('listitem').elements()).toEqual([])
  await show.click()
  await expect.element(page.getByRole('button', { name: 'Hide numbers' })).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(3)
})
