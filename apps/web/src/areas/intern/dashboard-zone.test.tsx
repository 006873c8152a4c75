import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { ZonePrompt } from './dashboard-zone.tsx'

// Ahead of every device.
const user = { ...sampleIntern, time_zone: 'Pacific/Kiritimati' }
const Prompt = () => (
  <>
    <p>Dashboard</p>
    <ZonePrompt />
  </>
)

it('offers the zone of the device to the intern, not to someone who looks at the account', async () => {
  startSession(user)
  const { unmount } = await renderApp(<Prompt />)
  await expect.element(page.getByRole('complementary')).toBeVisible()
  await unmount()
  startSession({ ...user, view: { view_id: 'view', ends_at: hoursFromNow(0.4) } })
  await renderApp(<Prompt />)
  await expect.element(page.getByText('Dashboard')).toBeVisible()
  expect(page.getByRole('complementary').elements()).toEqual([])
})
