import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../http/api-error.ts'
import { changeResult, removeRows } from '../query/pending-changes.ts'
import { useApiQuery } from '../query/query.ts'
import { startSession } from '../shell/session.ts'
import { ToastsView } from '../shell/toasts-view.tsx'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { useQueueDecision } from './use-queue-decision.ts'

const sessions = ['Amara', 'Diego'].map((name) => ({
  session_id: name,
  device: name,
  current: false,
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: '2026-11-01T10:00:00Z',
}))

/** The simplest list of the contract whose rows end by one press. */
function Queue({
  name = 'Amara',
  onDecided,
  onReopen,
}: Record<'onDecided' | 'onReopen', () => void> & { readonly name?: string }) {
  const rows = useApiQuery('sessions', 'listSessions')
  const { decide } = useQueueDecision('sessions', 'endSession', {
    id: name,
    name,
    done: 'Decided',
    optimistic: [
      changeResult('sessions', 'listSessions', (list, { params }) =>
        removeRows(list, (row) => row.session_id === params.id),
      ),
    ],
    onDecided,
    onReopen,
  })
  return (
    <>
      <p>{rows.data?.count} waiting</p>
      <button type="button" onClick={() => decide({ params: { id: name } })}>
        Approve {name}
      </button>
      <ToastsView />
    </>
  )
}

it('opens the next row at once, and offers the decided one again when the server refuses', async () => {
  let refuse: (error: ApiError) => void = () => {}
  serve(
    respondWith('sessions', 'listSessions', sessions),
    respondBy(
      'sessions',
      'endSession',
      () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
    ),
  )
  startSession(sampleOperator)
  const steps: string[] = []
  await renderApp(
    <Queue onDecided={() => steps.push('next')} onReopen={() => steps.push('again')} />,
  )
  await expect.element(page.getByText('2 waiting')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Approve Amara' }))
  await expect.element(page.getByText('1 waiting')).toBeVisible()
  expect(steps).toEqual(['next'])
  refuse(new ApiError(409, 'ILLEGAL_TRANSITION', 'Someone else has decided.'))
  await expect.element(page.getByText('2 waiting')).toBeVisible()
  await expect
    .poll(() => document.querySelector('[role="status"]')?.textContent)
    .toContain('We couldn’t save your decision on Amara. Someone else has decided.')
  await userEvent.click(page.getByRole('button', { name: 'Open', exact: true }))
  expect(steps).toEqual(['next', 'again'])
  // However soon it follows.
  document.querySelector<HTMLElement>('button')?.click()
  expect(steps).toEqual(['next', 'again', 'next'])
})

it('ignores a second press that was meant for the row before, and says so once', async () => {
  let sent = 0
  serve(
    respondWith('sessions', 'listSessions', sessions),
    respondBy('sessions', 'endSession', async () => {
      sent += 1
      return {}
    }),
  )
  startSession(sampleOperator)
  function Rows() {
    const [name, setName] = useState('Amara')
    return <Queue name={name} onDecided={() => setName('Diego')} onReopen={() => {}} />
  }
  await renderApp(<Rows />)
  await expect.element(page.getByText('2 waiting')).toBeVisible()
  const press = () => document.querySelector<HTMLElement>('button')?.click()
  press()
  // The decided row is still open.
  press()
  await expect.element(page.getByRole('button', { name: 'Approve Diego' })).toBeVisible()
  expect(page.getByText(/is still open/).elements()).toEqual([])
  press()
  press()
  await expect.element(page.getByText(/^Diego is still open/)).toBeVisible()
  expect(page.getByText(/is still open/).elements()).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(sent).toBe(1)
  press()
  await expect.poll(() => sent).toBe(2)
})
