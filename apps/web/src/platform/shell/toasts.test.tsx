import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { startSession } from './session.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { showFailureToast, showToast } from './toasts.ts'
import { ToastsView } from './toasts-view.tsx'

const undo = { label: 'Undo', act: () => {} }

it('a confirmation takes the place of earlier ones, not of failures or what only it can undo', async () => {
  startSession(sampleOperator)
  await renderApp(<ToastsView />)
  showFailureToast('Bruno could not be approved.', { label: 'Open', act: () => {} })
  showToast('Shortlisted Amara', undo)
  showToast('Chidi skipped')
  showToast('Diego will be approved', { ...undo, undoes: 'act' })
  showToast('Elif will be approved', { ...undo, undoes: 'later act' })
  await expect.element(page.getByText(/Elif/)).toBeVisible()
  await expect.element(page.getByText(/Shortlisted Amara/)).toBeVisible()
  await expect.element(page.getByText(/Bruno could not/)).toBeVisible()
  expect(page.getByText(/Chidi/).elements()).toEqual([])
  expect(page.getByText(/Diego/).elements()).toEqual([])
})
