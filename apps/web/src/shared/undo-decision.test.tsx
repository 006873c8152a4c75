import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useBulkResult } from '../platform/list/use-bulk-result.tsx'
import { useApiQuery } from '../platform/query/query.ts'
import { startSession } from '../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../testing/fake-server.tsx'
import { renderApp } from '../testing/render-app.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { undoDecision } from './undo-decision.ts'

const undone = {
  act: 'withdrawApplication',
  kind: 'APPLICATION',
  subject_id: 'amara',
  name: 'Amara Okafor',
  count: 1,
} as const

/** A list with the result of a bulk act that takes effect at a moment. */
function WithResult({ dueAt }: { readonly dueAt: string }) {
  const { show, dialog } = useBulkResult((count) => `${count} application will be withdrawn`)
  useApiQuery('pendingActs', 'listPendingActs', { query: { kind: 'APPLICATION' } })
  const act = () =>
    show({
      count: 1,
      rows: [
        { id: 'amara', title: 'Amara Okafor', refusal: null },
        { id: 'diego', title: 'Diego Ruiz', refusal: 'people.refused.notWithdrawable' },
      ],
      pending: { act_id: 'act', due_at: dueAt },
    })
  return (
    <>
      <button onClick={act}>Act</button>
      {dialog}
    </>
  )
}

it('closes the result of a bulk act that is undone, and only that', async () => {
  serve(
    respondWith('pendingActs', 'listPendingActs', []),
    respondWith('pendingActs', 'undoAct', undone),
  )
  startSession(sampleOperator)
  await renderApp(<WithResult dueAt="2100-01-01T00:00:00Z" />)
  await page.getByRole('button', { name: 'Act', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'What is left out' })
  await expect.element(dialog).toBeVisible()
  await undoDecision('another act')
  await expect.element(dialog).toBeVisible()
  await undoDecision('act')
  await expect.poll(() => dialog.elements()).toEqual([])
})

it('reads the lists again once a bulk act takes effect', async () => {
  let reads = 0
  serve(
    respondBy('pendingActs', 'listPendingActs', async () => {
      reads += 1
      return []
    }),
  )
  startSession(sampleOperator)
  await renderApp(<WithResult dueAt="2000-01-01T00:00:00Z" />)
  await page.getByRole('button', { name: 'Act', exact: true }).click()
  await expect.poll(() => reads, { timeout: 5000 }).toBeGreaterThan(1)
})
