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

interface Preview {
  readonly application_ids: readonly string[]
  readonly sample: readonly { readonly id: string }[]
  readonly is_sample_seen: boolean
}
interface Pending {
  readonly act_id: string
  readonly due_at: string
  /** Why it could not take effect; null while it is pending. */
  readonly failure: string | null
}
type Send = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>

/** Sends requests of the team as one of its reviewers. @throws for a refusal */
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

// The responses of the contract's endpoints of the same names.
const readPreview = async (send: Send) => (await send('GET', 'applications/bulk')) as Preview
const listPending = async (send: Send) =>
  (await send('GET', 'pending-acts?kind=APPLICATION')) as readonly Pending[]

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
  // As in the contract: the first pending act says when all of them are due.
  const { count, pending } = (await send('POST', 'applications/bulk/approve', {
    reason: 'Measured',
    application_ids: chosen,
  })) as { readonly count: number; readonly pending: { readonly due_at: string } }
  const requestMs = performance.now() - askedAt
  const { at, failed } = await waitForEffect(send)
  const seconds = (at - Date.parse(pending.due_at)) / 1000
  return [
    {
      what: 'Bulk approval, from the end of the ten seconds until all have taken effect',
      measured: `${seconds.toFixed(1)} s for ${count - failed} of ${count}; preview ${previewMs.toFixed(0)} ms, request ${requestMs.toFixed(0)} ms`,
      budgets: [atMost(seconds, limitSeconds, 's', `${mostAtOnce}`)],
    },
  ]
}
