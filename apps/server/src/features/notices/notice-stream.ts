import { PassThrough } from 'node:stream'
import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, RawResponse } from '../../platform/http/outcome.ts'
import { liveHub } from '../../platform/live/live-hub.ts'
import { newestNotice, sessionLives } from './store.ts'

const heartbeat = 20_000

/** Says that something is new, not what: the browser reads the list again. Ends with the session, and when the server stops. */
export const noticeStream: Handler<typeof noticeEndpoints.noticeStream> = async ({
  actor,
  session,
  services,
}) => {
  const sessionId = session.id
  if (sessionId === null) return notFound()
  const { database } = services
  const stream = new PassThrough()
  const beat = async (text: string) => {
    const db = database.read()
    const lives = await db.one(sessionLives, sessionId, db.now.toISOString())
    if (stream.writableEnded || stream.destroyed) return
    if (lives) stream.write(text)
    else stream.end('event: end\ndata: {}\n\n')
  }
  // A database away for a moment ends the stream; the browser comes again by itself.
  const say = (text: string) => void beat(text).catch(() => stream.end())
  const timer = setInterval(() => say(': here\n\n'), heartbeat)
  const leave = await liveHub(database).join(actor.userId, {
    tell: () => say('event: notice\ndata: {}\n\n'),
    end: () => stream.end(),
  })
  stream.once('close', () => {
    clearInterval(timer)
    leave()
  })
  // What came between the page and its line is noticed by who holds an older one; where it cannot be read, by reading again.
  const newest =
    (
      await database
        .read()
        .one(newestNotice, actor.userId)
        .catch(() => undefined)
    )?.notice_id ?? ''
  stream.write(`retry: 3000\nevent: newest\ndata: ${newest}\n\n`)
  return new RawResponse('text/event-stream; charset=utf-8', stream, {
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}
