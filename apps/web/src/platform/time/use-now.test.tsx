import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { storyNow } from '../../testing/story-time.ts'
import { useNow } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

const Now = () => <p>{useNow().toISOString()}</p>

function LaterNow() {
  const [isShown, setShown] = useState(false)
  return isShown ? (
    <Now />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  )
}

it('what is shown later has the present minute, not that of the page’s start', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await renderApp(<LaterNow />)
  vi.setSystemTime(Date.now() + 120_000)
  await page.getByRole('button', { name: 'Show' }).click()
  const later = new Date(Date.parse(storyNow) + 120_000).toISOString()
  await expect.element(page.getByText(later)).toBeVisible()
})
