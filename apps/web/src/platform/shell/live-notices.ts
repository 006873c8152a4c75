import { changedByNotices } from '@fledge/contract/notices/stale-answers.ts'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { addressOf, type Payload } from '../client.ts'
import { refresh, useApiQuery } from '../query.ts'
import { useSession } from '../session.ts'

// The page comes first; a line that stays open is not part of its arriving.
const after = 3000

/** Listens while the page is seen: a new notice, also one that came before the line was there, makes the list be read again, and an ended session is found out at once. */
function useLine(isOn: boolean, newest: RefObject<string | null>): void {
  useEffect(() => {
    if (!isOn) return undefined
    let line: EventSource | null = null
    const readAgain = () => void refresh(['listNotices'])
    const close = () => {
      line?.close()
      line = null
    }
    const open = () => {
      if (line || document.visibilityState === 'hidden') return
      line = new EventSource(addressOf('notices', 'noticeStream', {}))
      line.addEventListener('notice', readAgain)
      line.addEventListener('newest', ({ data }: MessageEvent<string>) => {
        if (newest.current !== null && data !== newest.current) readAgain()
      })
      line.addEventListener('end', () => {
        close()
        readAgain()
      })
    }
    // A browser keeps few lines to one host: tabs that nobody looks at leave theirs to the others.
    const follow = () => (document.visibilityState === 'hidden' ? close() : open())
    const timer = setTimeout(open, after)
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

/** What a notice is about is asked for again: the page says what the bell says. Those that were there from the start are in the answers already. */
function useChanges(notices: readonly Notice[] | undefined): void {
  const seen = useRef<ReadonlySet<string>>(null)
  const router = useRouter()
  useEffect(() => {
    if (!notices) return
    const before = seen.current
    seen.current = new Set(notices.map((one) => one.notice_id))
    if (!before) return
    const names = changedByNotices(
      notices.filter((one) => !before.has(one.notice_id)).map((one) => one.kind),
    )
    if (names.length === 0) return
    // An account that changed may no longer be let in where it is.
    void refresh(names).then(() => (names.includes('checkToken') ? router.invalidate() : undefined))
  }, [notices, router])
}

/** What happened for this reader, told at once, and looked at again each minute where the line is down; null for whom nothing is told. Each frame asks once. */
export function useLiveNotices(): Notices | null {
  const user = useSession()
  const there = user !== null && !user.is_reg_token
  const { data } = useApiQuery(
    'notices',
    'listNotices',
    { query: {} },
    { enabled: there, refetchInterval: 60_000 },
  )
  const newest = useRef<string | null>(null)
  newest.current = data ? (data.payload.notices[0]?.notice_id ?? '') : null
  useLine(there, newest)
  useChanges(there ? data?.payload.notices : undefined)
  return there ? (data?.payload ?? { notices: [], unread: 0 }) : null
}
