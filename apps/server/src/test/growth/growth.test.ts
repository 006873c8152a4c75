import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { copyTemplate } from '../../platform/testing/copy-template.ts'
import { pauseForeignIds } from '../../platform/testing/foreign-ids.ts'
import { loadScaleData } from '../scale/load-scale-data.ts'
import { isLongRun } from '../system/rounds.ts'
import { growthExceptions, toExceptionName } from './growth-exceptions.ts'
import { type MeasuredRequest, measureStatements } from './measure-statements.ts'
import { sendPlans, watchClients } from './record-plans.ts'
import { type ScaleProduct, startScaleProduct } from './scale-product.ts'
import { readingEndpoints } from './scale-requests.ts'
import { listGrowing } from './statement-growth.ts'

vi.setConfig({ hookTimeout: 240_000 })

const sizes = [400, 1600] as const
const limits = { factor: 1.6, pages: 10, pagesPerRow: 80 } as const
/**
 * Small tables are read faster as a whole, at any size of the test. Without these plan types, the
 * planner uses an index wherever one fits, as it does with large tables, and otherwise reads
 * everything.
 */
const unusedWays = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
const planted = 'select count(*) from event_log where note = $1'

const measured: (readonly MeasuredRequest[])[] = []

/** A server whose only request reads all events. */
function plantScan(product: ScaleProduct, client: pg.Client): ScaleProduct {
  const [request] = product.requests
  if (!request) throw new Error('no request')
  return {
    ...product,
    requests: [{ ...request, endpoint: 'planted' }],
    async send() {
      await client.query({ name: 'planted.scan', text: planted, values: ['none'] })
      return ''
    },
  }
}

async function measureSize(
  interns: number,
  { withRequests }: { readonly withRequests: boolean },
): Promise<readonly MeasuredRequest[]> {
  const copy = await copyTemplate()
  const { host, port, user, database } = copy.connection
  const connection = { host, port, user, database }
  await loadScaleData(connection, { interns, liveShare: 0.4, seed: 1 })
  await sendPlans(connection)
  const client = new pg.Client(connection)
  await client.connect()
  for (const way of unusedWays) await client.query(`alter database ${database} set ${way} = off`)
  const product = await startScaleProduct(connection)
  try {
    return [
      ...(withRequests ? await measureStatements(product) : []),
      ...(await measureStatements(plantScan(product, client))),
    ]
  } finally {
    await product.stop()
    await client.end()
    await copy.drop()
  }
}

beforeAll(async () => {
  pauseForeignIds()
  watchClients()
  measured.push(await measureSize(sizes[0], { withRequests: true }))
  // Only the long run compares the requests; the planted scan is compared always.
  measured.push(await measureSize(sizes[1], { withRequests: isLongRun }))
})

describe('requests on a data set', () => {
  it('cover every endpoint that reads', () => {
    const requested = new Set(measured.flat().map(({ endpoint }) => endpoint))
    expect(readingEndpoints.map(({ name }) => name).filter((name) => !requested.has(name))).toEqual(
      [],
    )
  })

  it('succeed', () => {
    expect(measured.flat().filter(({ failure }) => failure !== null)).toEqual([])
  })
})

// Beside the other test files, a few plans differ from run to run; so the comparison belongs to the
// long run.
describe('statements on four times the data', () => {
  const list = () => listGrowing(measured[0] ?? [], measured[1] ?? [], limits)

  it.runIf(isLongRun)('read no more for the same answer, except those with a reason', () => {
    const growing = list().filter(
      ({ large }) => large.buffers > (growthExceptions[toExceptionName(large.name)]?.maxPages ?? 0),
    )
    expect(
      growing.flatMap(({ endpoint, actor, small, large }) =>
        endpoint === 'planted'
          ? []
          : [
              `${large.name}: ${small.buffers} pages for ${small.rows} rows, then ${large.buffers} for ${large.rows}, most by ${large.costliest} (${endpoint}, ${actor})`,
            ],
      ),
    ).toEqual([])
  })

  it.runIf(isLongRun)('need every exception that is listed', () => {
    const names = new Set(list().map(({ large }) => toExceptionName(large.name)))
    const unneeded = Object.entries(growthExceptions).filter(
      ([name, { varies }]) => !varies && !names.has(name),
    )
    expect(unneeded).toEqual([])
  })

  it('are found when they read a whole table', () => {
    expect(list().map(({ large }) => large.name)).toContain('planted.scan')
  })
})
