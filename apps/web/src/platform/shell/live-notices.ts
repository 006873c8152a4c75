import { useEffect } from 'react'
import { addressOf } from '../client.ts'
import { refresh } from '../query.ts'

// The page comes first; a line that stays open is not part of its arriving.
const after = 3000

/** Listens while the page is seen: a new notice makes the list be read again, and an ended session is found out at once. */
export function useLiveNotices(isOn: boolean): void {
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
  }, [isOn])
}
