import { expect, it } from 'vitest'
import { queryClient } from '../../platform/query/query.ts'
import { startSession } from '../../platform/shell/session.ts'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorApplicationsScreen from './operator-applications-screen.tsx'

it('counts by status what the list is filtered by', async () => {
  serve(
    respondWith('reviews', 'listReviews', []),
    respondWith('reviews', 'countReviews', { SUBMITTED: 2 }),
    respondWith('pendingActs', 'listPendingActs', []),
  )
  startSession(sampleOperator)
  await renderApp(<OperatorApplicationsScreen />, '/?duplicates=true')
  await expect
    .poll(() =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: ['reviews', 'countReviews'] })
        .map(({ queryKey }) => queryKey[2]),
    )
    .toEqual([{ query: { duplicates: 'true' } }])
})
