import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { ScreenOutlet, ScreenReplacement, useScreenReplacement } from './screen-outlet.tsx'

function Layout({ own }: { readonly own: ReactNode }) {
  return (
    <ScreenReplacement value={useScreenReplacement(own)}>
      <ScreenOutlet />
    </ScreenReplacement>
  )
}

it('keeps “not found” in a layout that would show its screen', async () => {
  await renderApp(
    <ScreenReplacement value="Page not found">
      <Layout own={null} />
    </ScreenReplacement>,
  )
  await expect.element(page.getByText('Page not found')).toBeVisible()
})

it('shows what a layout renders instead of its screen', async () => {
  await renderApp(<Layout own="You can’t open this page" />)
  await expect.element(page.getByText('You can’t open this page')).toBeVisible()
})
