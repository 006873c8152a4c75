import { expect } from 'vitest'
import { anIntern, type TestIntern } from '../../../platform/testing/factories.ts'
import type { Browser, TestServer } from '../../../platform/testing/harness.ts'
import { undoMs } from './managed-accounts.ts'

export const reason = 'Both accounts have the same phone number.'

let pairs = 0
/** Two interns with one phone number, and nothing else in common. */
export async function aPair(server: TestServer) {
  pairs += 1
  const user = { phone: `+4917${10_000_000 + pairs}` }
  // The factory's names are all the same.
  const born = (year: number) => ({ user, intern: { birth_date: `${year + pairs}-01-01` } })
  return [await anIntern(server, born(1900)), await anIntern(server, born(1950))] as const
}

/** What an operator does with two accounts, by their user ids. */
export const createMergeRequests = (by: Browser) => {
  const compare = (id: string, other?: string) =>
    by.request(`GET operator/people/${id}/duplicates`, { query: other ? { other } : {} })
  return {
    compare,
    merge: async (closed: string, remaining: string, body: object = {}) => {
      const { payload } = await compare(closed, remaining)
      const version = payload.comparison?.version ?? 'seen'
      return by.request(`POST operator/people/${closed}/merge`, {
        body: { kept_id: remaining, version, reason, ...body },
      })
    },
    dismiss: (id: string, other: string, body: object = { reason }) =>
      by.request(`POST operator/people/${id}/not-duplicate`, {
        body: { other_id: other, ...body },
      }),
    listSuggested: async ({ userId }: TestIntern): Promise<readonly string[]> =>
      (await compare(userId)).payload.suggested.map((row: { id: string }) => row.id),
  }
}

/** Merges the first account into the second one, and lets it take effect. */
export async function mergeNow(
  server: TestServer,
  manager: Browser,
  closed: TestIntern,
  remaining: TestIntern,
): Promise<void> {
  const { status } = await createMergeRequests(manager).merge(closed.userId, remaining.userId)
  expect(status).toBe(200)
  await server.advanceClock(undoMs)
}
