import { buildPath, paths } from '@fledge/contract/paths.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Payload } from '../../platform/http/client.ts'
import { apiQueryKey, queryClient } from '../../platform/query/query.ts'
import { markFetchedAhead } from '../../platform/query/fetched-ahead.ts'
import { startSession } from '../../platform/shell/session.ts'
import {
  type FakeEndpoint,
  neverRespond,
  respondBy,
  respondWith,
  serve,
} from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleReview, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorApplicationsScreen from './operator-applications-screen.tsx'

const names = { a: 'Amara', b: 'Bela', c: 'Chidi' }
type Id = keyof typeof names

const toReview = (id: Id): Payload<'reviews', 'getReview'> => ({
  ...takenReview,
  application_id: id,
  profile: { ...takenReview.profile, first_name: names[id] },
})

const toRow = (id: Id): Payload<'reviews', 'listReviews'>[number] => ({
  application_id: id,
  name: `${names[id]} Okafor`,
  picture_url: null,
  country_code: 'NG',
  career_field: 'Design',
  batch_name: 'Spring 2027',
  status: 'IN_REVIEW',
  submitted_at: '2026-11-24T09:00:00Z',
  reviewer: null,
  has_duplicates: false,
  owner_id: null,
  owner_name: null,
  skipped_until: null,
})

const keyOf = (id: Id) => apiQueryKey('reviews', 'getReview', { params: { id } })
const isRendered = (id: Id) => document.body.textContent.includes(`${names[id]} Okafor`)
const shownHeading = () =>
  [...document.querySelectorAll('h1')].find((element) => element.checkVisibility())
const heading = () => shownHeading()?.textContent ?? ''
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
/** A press that follows a decision sooner decides nothing. */
const pauseMs = 750
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Opens the queue at the first of three; the server hands out the others. */
async function openQueue(...more: readonly FakeEndpoint[]): Promise<void> {
  const upcoming: Id[] = ['b', 'c']
  serve(
    ...more,
    neverRespond('reviews', 'getReview'),
    respondWith('reviews', 'listReviews', [toRow('a')]),
    respondWith('reviews', 'countReviews', {}),
    respondWith('reviews', 'countReviewOwners', { none: 1, me: 0, colleagues: 0 }),
    respondWith('pendingActs', 'listPendingActs', []),
    respondWith('waits', 'listWaits', []),
    respondWith('reviews', 'approveApplication', {
      application_id: 'a',
      status: 'APPROVED',
      pending: null,
    }),
    respondBy('waits', 'takeNextWait', async () => ({
      id: upcoming.shift() ?? null,
      is_concern: false,
    })),
  )
  startSession(sampleOperator)
  for (const id of ['a', 'b', 'c'] as const)
    queryClient.setQueryData(keyOf(id), { payload: toReview(id), count: 1, message: '' })
  const { application } = paths.operator
  await renderApp(<OperatorApplicationsScreen />, buildPath(application, { id: 'a' }), application)
  await expect.element(page.getByRole('button', { name: /Approve/ })).toBeVisible()
  await pause()
}

it('shows the next application, which is rendered ahead, before the frame that follows a decision', async () => {
  let openings = 0
  await openQueue(
    respondBy('people', 'recordOpening', async () => {
      openings += 1
      return { recorded: true as const }
    }),
  )
  markFetchedAhead(keyOf('c'))
  press('a')
  await expect.poll(heading).toContain('Bela')
  await expect.poll(() => isRendered('c')).toBe(true)
  expect(document.querySelectorAll('#VIDEO_PROFILE')).toHaveLength(1)
  await expect.poll(() => document.querySelectorAll('video').length).toBe(1)
  expect(openings).toBe(0)
  await pause()
  const isShownInTime = new Promise((resolve) => {
    requestAnimationFrame(() => resolve(heading().includes('Chidi')))
  })
  press('a')
  expect(await isShownInTime).toBe(true)
  await expect.poll(() => openings).toBe(1)
  await expect.poll(() => document.querySelectorAll('h1').length).toBe(1)
  expect(document.activeElement).toBe(shownHeading())
})

it('saves a decision before the review of the next application begins, and skips an application only once', async () => {
  const requests: string[] = []
  await openQueue(
    respondBy('reviews', 'approveApplication', async () => {
      requests.push('approve')
      return { application_id: 'a', status: 'APPROVED' as const, pending: null }
    }),
    respondBy('reviews', 'takeReview', async () => {
      requests.push('take')
      return { application_id: 'b', status: 'IN_REVIEW' as const }
    }),
    respondBy('waits', 'skipWait', async () => {
      requests.push('skip')
      return { comes_back_at: '2026-11-25T09:00:00Z' }
    }),
  )
  const { status, may } = sampleReview
  queryClient.setQueryData(keyOf('b'), {
    payload: { ...toReview('b'), status, may },
    count: 1,
    message: '',
  })
  press('a')
  await expect.poll(heading).toContain('Bela')
  await expect.poll(() => isRendered('c')).toBe(true)
  await pause()
  // The next review waits for the decision, which waits for what is read again.
  expect(requests).toEqual(['approve'])
  press('s')
  // Bela is hidden from now on.
  await Promise.resolve()
  press('s')
  await expect.poll(heading).toContain('Chidi')
  await pause()
  expect(requests).toEqual(['approve', 'skip'])
  expect(heading()).toContain('Chidi')
})

it('focuses the next application after a rejection, whose dialog is removed', async () => {
  await openQueue(
    respondWith('reviews', 'rejectApplication', {
      application_id: 'b',
      status: 'REJECTED',
      pending: null,
    }),
  )
  press('a')
  await expect.poll(heading).toContain('Bela')
  await expect.poll(() => isRendered('c')).toBe(true)
  await pause()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('1{Enter}')
  await expect.poll(heading).toContain('Chidi')
  await expect.poll(() => document.activeElement).toBe(shownHeading())
  expect(document.querySelector('dialog')).toBeNull()
})
