import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { StatusOverview } from './status-overview.tsx'
import { Working, WithoutFigures } from './status-overview.stories.tsx'

const [working, withoutFigures] = [Working, WithoutFigures].map(({ args }) => args?.status)

it('claims nothing while there are no figures', async () => {
  if (!withoutFigures) throw new Error('no status')
  await renderApp(<StatusOverview status={withoutFigures} />)
  await expect.element(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible()
  await expect.element(page.getByText('Everything is working')).not.toBeInTheDocument()
  await expect.element(page.getByText('Working', { exact: true })).not.toBeInTheDocument()
})

it('says that everything works if one objective has figures and none has a problem', async () => {
  if (!working) throw new Error('no status')
  await renderApp(<StatusOverview status={working} />)
  await expect.element(page.getByRole('heading', { name: 'Everything is working' })).toBeVisible()
})
