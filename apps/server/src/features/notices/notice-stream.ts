import { PassThrough } from 'node:stream'
import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import type { Database } from '../../platform/db/database.ts'
import { getLiveHub } from '../../platform/live/live-hub.ts'
import { newestNotice, validSessions } from './queries/notices.queries.ts'
import { StreamHeartbeats } from './stream-heartbeats.ts'

/** The heartbeats of a process, by its database. */
const heartbeats = new WeakMap<Database, StreamHeartbeats>()

function getHeartbeats(database: Database): StreamHeartbeats {
  const existing = heartbeats.get(database)
  if (existing) return existing
  const created = new StreamHeartbeats(async (session_ids) => {
    const db = database.read()
    const rows = await db.many(validSessions, { session_ids, now: db.now.toISOString() })
    return new Set(rows.map(({ session_id }) => session_id))
  })
  heartbeats.set(database, created)
  return created
}

/**
 * Signals new notifications without their content; the browser reloads the list. Ends with the
 * session and on server shutdown.
 */
export const noticeStream: Handler<typeof noticeEndpoints.noticeStream> = async ({
  actor,
  session,
  services,
}) => {
  const sessionId = session.id
  if (sessionId === null) notFound()
  const { database } = services
  const stream = new PassThrough()
  const live = {
    sessionId,
    write: (text: string) => void (stream.writableEnded || stream.destroyed || stream.write(text)),
    end: () => stream.end(),
  }
  const beats = getHeartbeats(database)
  const leave = await getLiveHub(database).join(actor.userId, {
    notify: () => void beats.send([live], 'event: notice\ndata: {}\n\n'),
    end: live.end,
  })
  const stopBeats = beats.add(live)
  stream.once('close', () => {
    stopBeats()
    leave()
  })
  // Sends the newest id, so that a browser detects notifications missed between page load and
  // connection. If it cannot be read, the browser reloads the list.
  const newest =
    (
      await database
        .read()
        .one(newestNotice, { user_id: actor.userId })
        .catch(() => undefined)
    )?.notice_id ?? ''
  stream.write(`retry: 3000\nevent: newest\ndata: ${newest}\n\n`)
  return new RawResponse('text/event-stream; charset=utf-8', stream, {
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}
