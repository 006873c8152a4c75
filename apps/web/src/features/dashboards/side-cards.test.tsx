import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleFunnel } from '../../testing/samples/dashboards.ts'
import { FunnelCard } from './side-cards.tsx'

it('the funnel shows which share of the candidates reached each next stage', async () => {
  serve(respondWith('dashboards', 'countHiring', sampleFunnel))
  await renderApp(<FunnelCard />)
  await expect.element(page.getByRole('cell', { name: '12 50% move on' })).toBeInTheDocument()
})
