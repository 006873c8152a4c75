import type { PendingAct } from '@fledge/contract/pending-acts/schema.ts'
import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../platform/http/api-error.ts'
import { startSession } from '../platform/shell/session.ts'
import { ToastsView } from '../platform/shell/toasts-view.tsx'
import { respondBy, respondWith, serve } from '../testing/fake-server.tsx'
import { renderApp } from '../testing/render-app.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { useApiMutation } from '../platform/query/query.ts'
import { SkipButton } from './skip-button.tsx'
import { PendingActs } from './pending-acts.tsx'
import type { DeskKind } from './review-desk.ts'

const act = {
  act_id: 'first',
  act: 'approveApplication',
  kind: 'APPLICATION',
  subject_id: 'amara',
  name: 'Amara Okafor',
  count: 1,
  actor_name: 'Iris Weber',
  is_own: true,
  due_at: '2100-01-01T00:00:00Z',
  failure: null,
  may: { undo: true },
} as const
const latest = { ...act, act_id: 'latest', subject_id: 'diego', name: 'Diego Ruiz' }
const ofColleague = { ...act, act_id: 'other', is_own: false }

it('Z undoes the latest own decision and opens it', async () => {
  const undone: unknown[] = []
  serve(
    respondWith('pendingActs', 'listPendingActs', [act, latest, ofColleague]),
    respondBy('pendingActs', 'undoAct', async (body) => {
      undone.push(body)
      return latest
    }),
  )
  startSession(sampleOperator)
  const opened: string[] = []
  await renderApp(<PendingActs of="APPLICATION" onOpen={(id) => opened.push(id)} />)
  await expect.element(page.getByText('Diego Ruiz')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.poll(() => opened).toEqual(['diego'])
  expect(undone).toEqual([{ act_id: 'latest' }])
})

it.each([
  [{}, 'Approval of Diego Ruiz undone'],
  [{ act: 'approveCheckedApplication', count: 24 }, 'Approval of Diego Ruiz and 23 more undone'],
  [{ act: 'passOnTask', kind: 'TASK', name: '' }, 'Passing on of 1 task undone'],
] as const)('says what was undone, and about whom: %o', async (changed, text) => {
  serve(
    respondWith('pendingActs', 'listPendingActs', [latest]),
    respondWith('pendingActs', 'undoAct', { ...latest, ...changed }),
  )
  startSession(sampleOperator)
  await renderApp(
    <>
      <PendingActs of="APPLICATION" />
      <ToastsView />
    </>,
  )
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText(text)).toBeVisible()
})

it('says so when it is too late', async () => {
  serve(
    respondWith('pendingActs', 'listPendingActs', [act]),
    respondBy('pendingActs', 'undoAct', () =>
      Promise.reject(new ApiError(409, 'CONFLICT', 'It’s too late to undo this.')),
    ),
  )
  startSession(sampleOperator)
  const opened: string[] = []
  await renderApp(
    <>
      <PendingActs of="APPLICATION" onOpen={(id) => opened.push(id)} />
      <ToastsView />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Undo the decision on Amara Okafor' }))
  await expect.element(page.getByText('It’s too late to undo this.')).toBeVisible()
  expect(opened).toEqual([])
})

it('what could not take effect is marked as seen for good, and says whose decision it was', async () => {
  const seen: unknown[] = []
  const failed = {
    ...ofColleague,
    failure: 'pendingActs.refused.left',
    may: { undo: 'pendingActs.refused.tooLate' },
  }
  serve(
    respondBy('pendingActs', 'listPendingActs', async () => (seen.length > 0 ? [] : [failed])),
    respondBy('pendingActs', 'markActSeen', async (body) => {
      seen.push(body)
      return {}
    }),
  )
  startSession(sampleOperator)
  await renderApp(<PendingActs of={{ person: 'amara' }} />)
  await expect.element(page.getByText(/Decided by Iris Weber/)).toBeVisible()
  const name = 'Mark the decision on Amara Okafor as seen'
  await userEvent.click(page.getByRole('button', { name }))
  await expect.poll(() => page.getByRole('button', { name }).elements()).toEqual([])
  expect(seen).toEqual([{ act_id: 'other' }])
})

it('of two lists on a screen, Z undoes in the one that has the key', async () => {
  const undone: unknown[] = []
  serve(
    respondWith('pendingActs', 'listPendingActs', [act]),
    respondBy('pendingActs', 'undoAct', async (body) => {
      undone.push(body)
      return act
    }),
  )
  startSession(sampleOperator)
  const opened: string[] = []
  await renderApp(
    <>
      <PendingActs of="CLAIM" hasKey={false} onOpen={() => opened.push('claim')} />
      <PendingActs of="NO_SHOW" onOpen={() => opened.push('missed')} />
    </>,
  )
  await expect.poll(() => page.getByText('Amara Okafor').elements()).toHaveLength(2)
  expect(page.getByText('Z', { exact: true }).elements()).toHaveLength(1)
  await userEvent.keyboard('z')
  await expect.poll(() => opened).toEqual(['missed'])
  expect(undone).toHaveLength(1)
})

it.each([
  [true, 'Only reviewers and managers of the programme team can do this.'],
  [false, 'The role of the person who decided no longer includes this.'],
])('says whose role no longer allows the decision: own %s', async (is_own, reason) => {
  const failed = { ...act, is_own, failure: 'refused.reviewersOnly', may: { undo: true as const } }
  serve(respondWith('pendingActs', 'listPendingActs', [failed]))
  startSession(sampleOperator)
  await renderApp(<PendingActs of="APPLICATION" onOpen={() => {}} />)
  await expect.element(page.getByText(new RegExp(reason))).toBeVisible()
})

/** An application that can be skipped, above the decisions of a list. */
async function renderSkippable(kind: DeskKind, of: PendingActKind) {
  const sent: unknown[] = []
  serve(
    respondWith('pendingActs', 'listPendingActs', [act]),
    respondWith('waits', 'skipWait', { comes_back_at: '2100-01-01T00:00:00Z' }),
    respondBy('waits', 'takeWait', async (body) => {
      sent.push(body)
      return { owner_id: 'me' }
    }),
    respondBy('pendingActs', 'undoAct', async (body) => {
      sent.push(body)
      return act
    }),
  )
  startSession(sampleOperator)
  const opened: string[] = []
  await renderApp(
    <>
      <SkipButton
        kind={kind}
        id="diego"
        name="Diego Ramos"
        isWaiting
        onSkipped={() => {}}
        onReopen={() => opened.push('diego')}
      />
      <PendingActs of={of} onOpen={(id) => opened.push(id)} />
      <ToastsView />
    </>,
  )
  await expect.element(page.getByText('Amara Okafor')).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(page.getByText(/^Diego Ramos/)).toBeVisible()
  await userEvent.keyboard('z')
  return { sent, opened }
}

it('Z takes back a skip that is later than the decision, and opens that row', async () => {
  const { sent, opened } = await renderSkippable('APPLICATION', 'APPLICATION')
  await expect.element(page.getByText('Diego Ramos is no longer skipped')).toBeVisible()
  expect(opened).toEqual(['diego'])
  await userEvent.keyboard('z')
  await expect.poll(() => opened).toHaveLength(2)
  expect(sent).toEqual([{ kind: 'APPLICATION', id: 'diego' }, { act_id: 'first' }])
})

it('Z takes back the skip of a company on the waiting list, which is in the list of companies', async () => {
  const { sent } = await renderSkippable('WAITING_LIST', 'COMPANY')
  await expect.poll(() => sent).toEqual([{ kind: 'WAITING_LIST', id: 'diego' }])
})

it('Z undoes the latest decision of its list, not a later skip in another list', async () => {
  const { sent, opened } = await renderSkippable('APPLICATION', 'COMPANY')
  await expect.poll(() => opened).toEqual(['amara'])
  expect(sent).toEqual([{ act_id: 'first' }])
})

function Approve() {
  const { mutate } = useApiMutation('reviews', 'approveApplication')
  return <button onClick={() => mutate({ params: { id: 'diego' }, body: {} })}>Approve</button>
}

it('Z undoes the decision that is on its way, not the one before, and each only once', async () => {
  const undone: string[] = []
  let acts: PendingAct[] = [act]
  serve(
    respondBy('pendingActs', 'listPendingActs', async () => acts),
    respondBy('reviews', 'approveApplication', async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      acts = [act, latest]
      return { application_id: 'diego', status: 'IN_REVIEW' as const, pending: null }
    }),
    respondBy('pendingActs', 'undoAct', async (body) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const last = acts.at(-1)
      acts = acts.slice(0, -1)
      undone.push(last?.act_id ?? '', JSON.stringify(body))
      return last ?? act
    }),
  )
  startSession(sampleOperator)
  await renderApp(
    <>
      <Approve />
      <PendingActs of="APPLICATION" onOpen={() => {}} />
    </>,
  )
  await expect.element(page.getByText('Amara Okafor')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await userEvent.keyboard('z')
  await userEvent.keyboard('z')
  await expect
    .poll(() => undone)
    .toEqual(['latest', '{"act_id":"latest"}', 'first', '{"act_id":"first"}'])
})
