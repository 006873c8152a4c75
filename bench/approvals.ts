import { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchProcess, sendBenchRequest } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { signInDemoUser } from './call-list.ts'

const reviewer = 'ines.duarte@fledge.example'
/** As many as one request may approve. */
const mostAtOnce = 500
const limitSeconds = 10
/** Of the sample and of those that fail a check, which are left out. */
const spare = 150
const pollMs = 250
/** The longest time to wait for what should take ten seconds. */
const patienceMs = 120_000

const { approveApplications, previewApproveApplications } = reviewEndpoints
const { listPendingActs } = pendingActEndpoints

/** Sends requests of the team as one of its reviewers, and returns the payload. */
type Send = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>

/** @throws for a refusal */
const createSender =
  (port: number, cookie: string): Send =>
  async (method, path, body) => {
    const response = await sendBenchRequest(port, {
      method,
      path: `/backend/operator/${path}`,
      cookie,
      body,
    })
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.text}`)
    return JSON.parse(response.text).data.payload
  }

const readPreview = async (send: Send) =>
  previewApproveApplications.response.parse(await send('GET', 'applications/bulk'))
const listPending = async (send: Send) =>
  listPendingActs.response.parse(await send('GET', 'pending-acts?kind=APPLICATION'))

/** Waits until all that was decided has taken effect. @returns when, and how many could not */
async function waitForEffect(
  send: Send,
): Promise<{ readonly at: number; readonly failed: number }> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const pending = await listPending(send)
    if (pending.every(({ failure }) => failure !== null))
      return { at: Date.now(), failed: pending.length }
    await pause(pollMs)
  }
  throw new Error('the approvals have not taken effect')
}

/** Opens and approves the sample one by one, as the product demands before the others. */
async function approveSample(send: Send): Promise<void> {
  await send('POST', 'applications/bulk/sample', {})
  for (const { id } of (await readPreview(send)).sample) {
    await send('GET', `applications/${id}`)
    await send('POST', `applications/${id}/take`, {})
    await send('POST', `applications/${id}/approve`, {})
  }
  await waitForEffect(send)
}

/**
 * Approves 500 applications at once and waits until the last one has taken effect: each in a
 * transaction of its own, with its events, emails and credits.
 * @returns the time from the end of the ten seconds for undoing
 */
export async function measureApprovals(product: BenchProcess): Promise<readonly ResultRow[]> {
  await product.send({ what: 'applications', count: mostAtOnce + spare })
  const send = createSender(product.port, await signInDemoUser(product.port, reviewer))
  await approveSample(send)
  const previewedAt = performance.now()
  const { application_ids: ids } = await readPreview(send)
  const previewMs = performance.now() - previewedAt
  const chosen = ids.slice(0, mostAtOnce)
  const askedAt = performance.now()
  const { count, pending } = approveApplications.response.parse(
    await send('POST', 'applications/bulk/approve', {
      reason: 'Measured',
      application_ids: chosen,
    }),
  )
  const requestMs = performance.now() - askedAt
  const { at, failed } = await waitForEffect(send)
  if (!pending) throw new Error('the approvals took effect at once')
  const seconds = (at - Date.parse(pending.due_at)) / 1000
  return [
    {
      what: 'Bulk approval, from the end of the ten seconds until all have taken effect',
      measured: `${seconds.toFixed(1)} s for ${count - failed} of ${count}; preview ${previewMs.toFixed(0)} ms, request ${requestMs.toFixed(0)} ms`,
      budgets: [atMost(seconds, limitSeconds, 's', `${mostAtOnce}`)],
    },
  ]
}
