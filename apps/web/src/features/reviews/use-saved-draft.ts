import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { maxOfferedComments } from '@fledge/domain/reviews/types.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'

const autosaveDelayMs = 900

export interface DraftProps {
  /** Id of the application. */
  readonly id: string
  readonly section: ApplicationSection
  /** Undefined for a new one. */
  readonly body: string | undefined
}

/** Does now what a timer would do later. */
function runNow(
  { current }: { readonly current: ReturnType<typeof setTimeout> | undefined },
  act: () => Promise<void>,
): void {
  if (current === undefined) return
  clearTimeout(current)
  void act()
}

/** Also sends text typed just before unmounting. */
function useSaveOnLeaving(
  waiting: RefObject<ReturnType<typeof setTimeout> | undefined>,
  send: () => Promise<unknown>,
): void {
  const sendLast = useRef(send)
  useEffect(
    () => () => {
      if (waiting.current === undefined) return
      clearTimeout(waiting.current)
      void sendLast.current().catch(() => {})
    },
    [waiting],
  )
}

/**
 * Saves the draft when the user pauses typing or leaves the field, together with the canned comments
 * that were inserted in the meantime, which the server counts.
 */
export function useSavedDraft({ id, section, body = '' }: DraftProps) {
  const [text, setText] = useState(body)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(text)
  const inserted = useRef<ReadonlySet<string>>(new Set())
  const send = () => {
    const canned_ids = [...inserted.current].slice(0, maxOfferedComments)
    inserted.current = new Set()
    return client.reviews.saveComment({
      params: { id, section },
      body: { body: latest.current, ...(canned_ids.length > 0 ? { canned_ids } : {}) },
    })
  }
  const save = async () => {
    waiting.current = undefined
    try {
      const { payload } = await send()
      setSavedAt(payload.saved_at)
      await invalidateEndpoints(['getReview'])
    } catch (error) {
      showFailure(error)
    }
  }
  const write = (next: string, cannedId?: string) => {
    latest.current = next
    if (cannedId) inserted.current = new Set([...inserted.current, cannedId])
    setText(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void save(), autosaveDelayMs)
  }
  useSaveOnLeaving(waiting, send)
  return { text, write, save: () => runNow(waiting, save), savedAt }
}
