import { getInvalidatedByNotices } from '@fledge/contract/notices/notification-invalidations.ts'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { buildEndpointUrl, type Payload } from '../http/client.ts'
import { invalidateEndpoints, useApiQuery } from '../query/query.ts'
import { useSession } from './session.ts'

// Delay before connecting, so that the event stream does not compete with loading the page.
const connectDelayMs = 3000

/**
 * Subscribes to new notifications while the page is visible: refetches the list on a new
 * notification, including one that arrived before the connection, and detects an ended session
 * immediately.
 */
function useNoticeStream(isOn: boolean, newest: RefObject<string | null>): void {
  useEffect(() => {
    if (!isOn) return undefined
    let line: EventSource | null = null
    const readAgain = () => void invalidateEndpoints(['listNotices'])
    const close = () => {
      line?.close()
      line = null
    }
    const open = () => {
      if (line || document.visibilityState === 'hidden') return
      line = new EventSource(buildEndpointUrl('notices', 'noticeStream', {}))
      line.addEventListener('notice', readAgain)
      line.addEventListener('newest', ({ data }: MessageEvent<string>) => {
        if (newest.current !== null && data !== newest.current) readAgain()
      })
      line.addEventListener('end', () => {
        close()
        readAgain()
      })
    }
    // Browsers limit connections per host, so hidden tabs close theirs.
    const follow = () => (document.visibilityState === 'hidden' ? close() : open())
    const timer = setTimeout(open, connectDelayMs)
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [isOn, newest])
}

type Notices = Payload<'notices', 'listNotices'>
export type Notice = Notices['notices'][number]

/**
 * Refetches the queries affected by new notifications, so that the page matches the bell.
 * Notifications that were there from the start are in the data already.
 */
function useNoticeInvalidation(notices: readonly Notice[] | undefined): void {
  const knownIds = useRef<ReadonlySet<string>>(null)
  const router = useRouter()
  useEffect(() => {
    if (!notices) return
    const before = knownIds.current
    knownIds.current = new Set(notices.map((notice) => notice.notice_id))
    if (!before) return
    const names = getInvalidatedByNotices(
      notices.filter((notice) => !before.has(notice.notice_id)).map((notice) => notice.kind),
    )
    if (names.length === 0) return
    // A changed account may no longer have access to this page.
    void invalidateEndpoints(names).then(() =>
      names.includes('checkToken') ? router.invalidate() : undefined,
    )
  }, [notices, router])
}

/**
 * Returns the user's notifications, live from the event stream and polled every minute in case the
 * connection is lost; null if the user gets none. Each layout uses it once.
 */
export function useLiveNotices(): Notices | null {
  const user = useSession()
  const isSignedIn = user !== null && !user.is_reg_token
  const { data } = useApiQuery(
    'notices',
    'listNotices',
    { query: {} },
    { enabled: isSignedIn, refetchInterval: 60_000 },
  )
  const newest = useRef<string | null>(null)
  newest.current = data ? (data.payload.notices[0]?.notice_id ?? '') : null
  useNoticeStream(isSignedIn && user.view === null, newest)
  useNoticeInvalidation(isSignedIn ? data?.payload.notices : undefined)
  return isSignedIn ? (data?.payload ?? { notices: [], unread: 0 }) : null
}
