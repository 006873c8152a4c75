import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { readLocalDraft, storeDraft } from '../forms/drafts.ts'
import { queryClient } from '../query/query.ts'
import { AccountMenu } from './account-menu.tsx'
import { startSession } from './session.ts'

it('signing out leaves nothing of the user in the browser, even if the server does not respond', async () => {
  serve(...sampleSupport, failWith('sessions', 'logout', { status: 503 }))
  startSession(sampleMember)
  queryClient.setQueryData(['profile'], { name: 'Ada' })
  await storeDraft(sampleMember.user_id ?? '', 'profile', { name: 'Ada' })
  sessionStorage.setItem('closing', 'Ada')
  await renderApp(<AccountMenu settings="/company/settings" leaveTo="/company/get-started" />)
  await userEvent.click(page.getByRole('button', { name: 'Your account' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }))
  await expect.poll(() => queryClient.getQueryData(['profile'])).toBeUndefined()
  expect(await readLocalDraft(sampleMember.user_id ?? '', 'profile')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ada')
})
