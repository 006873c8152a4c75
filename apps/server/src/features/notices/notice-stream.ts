import { PassThrough } from 'node:stream'
import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { getLiveHub } from '../../platform/live/live-hub.ts'
import { newestNotice, validSession } from './queries/notices.queries.ts'

const streamHeartbeatMs = 20_000

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
  const beat = async (text: string) => {
    const db = database.read()
    const session = await db.one(validSession, { session_id: sessionId, now: db.now.toISOString() })
    if (stream.writableEnded || stream.destroyed) return
    if (session) stream.write(text)
    else stream.end('event: end\ndata: {}\n\n')
  }
  // A database outage ends the stream, and the browser reconnects automatically.
  const send = (text: string) => void beat(text).catch(() => stream.end())
  const leave = await getLiveHub(database).join(actor.userId, {
    notify: () => send('event: notice\ndata: {}\n\n'),
    end: () => stream.end(),
  })
  const timer = setInterval(() => send(': here\n\n'), streamHeartbeatMs)
  stream.once('close', () => {
    clearInterval(timer)
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
