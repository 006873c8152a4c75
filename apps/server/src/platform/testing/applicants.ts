import { aBatch, anIntern, type TestBatch, type TestIntern } from './factories.ts'
import type { Browser, TestServer } from './harness.ts'

export interface Applicant {
  readonly batch: TestBatch
  readonly intern: TestIntern
  readonly browser: Browser
}

/** Creates an intern with a seat in a batch and an empty application. */
export async function anApplicant(
  server: TestServer,
  status = 'IN_PROGRESS',
  overrides: Parameters<typeof anIntern>[1] = {},
): Promise<Applicant> {
  const batch = await aBatch(server, { seats_taken: 1 })
  const intern = await anIntern(server, {
    batch,
    ...overrides,
    intern: { batch_id: batch.batchId, ...overrides.intern },
    application: {
      status,
      career_field_id: null,
      skill_ids: [],
      submitted_at: null,
      decided_at: null,
      ...overrides.application,
    },
  })
  return { batch, intern, browser: await server.as(intern.userId) }
}
