import { randomUUID } from 'node:crypto'
import { newId } from '../../platform/ids.ts'
import { randomToken, hashToken } from '../../platform/session/tokens.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { insertSession } from '../../platform/session/queries/session.queries.ts'

/** The parts of a response that race tests check. */
export interface RaceResponse {
  readonly status: number
  readonly code: string | undefined
  readonly payload: ReturnType<typeof JSON.parse>
}

/** A browser connected over real sockets to listening servers. */
export interface RaceClient {
  ask(address: string, body?: unknown, requestId?: string): Promise<RaceResponse>
}

/**
 * Opens a session of this user over the network, so that parallel requests really run in parallel.
 * @param nextAddress origin of the server that gets the next request
 */
export async function openRaceClient(
  server: TestServer,
  nextAddress: () => string,
  userId: string | null,
): Promise<RaceClient> {
  const token = randomToken()
  const until = new Date(server.now().getTime() + 86_400_000).toISOString()
  if (userId)
    await server.tx((tx) =>
      tx.run(insertSession, {
        session_id: newId(tx.now),
        token_hash: hashToken(token),
        user_id: userId,
        registration_id: null,
        created_at: tx.now.toISOString(),
        expires_at: until,
        device: 'race',
      }),
    )
  let mark = ''
  return {
    async ask(address, body, requestId = randomUUID()) {
      const [method = 'GET', path = ''] = address.split(' ')
      const answer = await fetch(`${nextAddress()}/backend/${path}`, {
        method,
        headers: {
          'x-request-id': requestId,
          cookie: `${userId ? `fledge=${token}; ` : ''}${mark}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      mark = /fledge-browser=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? mark
      // The envelope; each test asserts the payload it expects.
      const { data } = (await answer.json()) as { data: { payload: { error?: { code: string } } } }
      return { status: answer.status, code: data.payload?.error?.code, payload: data.payload }
    },
  }
}

/** Counts the results of a round, sorted: `200 ×1, SLOT_TAKEN ×7`. */
export function countResults(responses: readonly RaceResponse[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status, code } of responses)
    counts[code ?? String(status)] = (counts[code ?? String(status)] ?? 0) + 1
  return counts
}
