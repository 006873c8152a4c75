import { expect, it } from 'vitest'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { getPendingBatch } from '../../shared/pending-batch.ts'
import InternGetStartedScreen from './intern-get-started-screen.tsx'

it('an intern’s sign-in keeps the batch of its address for the registration', async () => {
  serve(respondWith('sessions', 'demoPeople', []))
  await renderApp(<InternGetStartedScreen />, '/?batch=SPR-2027-OWN')
  await expect.poll(getPendingBatch).toBe('SPR-2027-OWN')
})
