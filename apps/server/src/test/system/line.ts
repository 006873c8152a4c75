import { randomUUID } from 'node:crypto'
import { newId } from '../../platform/ids.ts'
import { insertSession } from '../../platform/session/session-store.ts'
import { randomToken, tokenHash } from '../../platform/session/signer.ts'
import type { TestServer } from '../../platform/testing/harness.ts'

/** What a race reads of an answer. */
export interface Told {
  readonly status: number
  readonly code: string | undefined
  readonly payload: ReturnType<typeof JSON.parse>
}

/** A browser on a real line to a listening server. */
export interface Line {
  ask(address: string, body?: unknown, requestId?: string): Promise<Told>
}

/** A session of this user, asking over the wire: many at once really are at once. */
export async function lineOf(server: TestServer, at: string, userId: string | null): Promise<Line> {
  const token = randomToken()
  const until = new Date(server.now().getTime() + 86_400_000).toISOString()
  if (userId)
    await server.tx((tx) =>
      tx.run(
        insertSession,
        newId(tx.now),
        tokenHash(token),
        userId,
        null,
        tx.now.toISOString(),
        until,
        'race',
      ),
    )
  let mark = ''
  return {
    async ask(address, body, requestId = randomUUID()) {
      const [method = 'GET', path = ''] = address.split(' ')
      const answer = await fetch(`${at}/backend/${path}`, {
        method,
        headers: {
          'x-request-id': requestId,
          cookie: `${userId ? `fledge=${token}; ` : ''}${mark}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      mark = /fledge-browser=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? mark
      // The envelope; a test states what it expects of the payload.
      const { data } = (await answer.json()) as { data: { payload: { error?: { code: string } } } }
      return { status: answer.status, code: data.payload?.error?.code, payload: data.payload }
    },
  }
}

/** `200 ×1, SLOT_TAKEN ×7`, sorted: what a round came to. */
export function tally(told: readonly Told[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status, code } of told)
    counts[code ?? String(status)] = (counts[code ?? String(status)] ?? 0) + 1
  return counts
}
