import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { maxOfferedComments } from '@fledge/domain/reviews/types.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDraftOwner } from '../../platform/forms/draft-state.ts'
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

type CommentedSection = Pick<DraftProps, 'id' | 'section'>

/**
 * What is not saved yet, by account, application and section. It outlives its field, which closes while
 * the right to comment is read again, such as after signing in again.
 */
const unsaved = new Map<string, string>()

/** Under which an unsaved comment is kept: what one account wrote is not shown to another. */
function useUnsavedKey({ id, section }: CommentedSection): string {
  return `${useDraftOwner()}/${id}/${section}`
}

/** Whether the user wrote a comment on the section that could not be saved yet. */
export function useHasUnsavedComment(commented: CommentedSection): boolean {
  return unsaved.has(useUnsavedKey(commented))
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

async function sendComment(
  params: CommentedSection,
  key: string,
  body: string,
  cannedIds: readonly string[],
) {
  const saved = await client.reviews.saveComment({
    params,
    body: { body, ...(cannedIds.length > 0 ? { canned_ids: [...cannedIds] } : {}) },
  })
  // Forgotten only once it is read again: a field opened until then would be empty.
  void invalidateEndpoints(['getReview']).then(() => {
    if (unsaved.get(key) === body) unsaved.delete(key)
  })
  return saved
}

/** Saves what an earlier field of the section left; what is typed here is saved without it. */
function useLeftUnsaved(key: string, saveLater: () => void): void {
  useEffect(() => {
    if (unsaved.has(key)) saveLater()
    // Once for each field: `saveLater` is another function after each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
}

/**
 * Saves the draft when the user pauses typing or leaves the field, together with the canned comments
 * that were inserted in the meantime, which the server counts.
 */
export function useSavedDraft({ id, section, body = '' }: DraftProps) {
  const key = useUnsavedKey({ id, section })
  // Until something is written here, the field shows what is saved, also if it is read later.
  const [written, setWritten] = useState(unsaved.get(key))
  const text = written ?? body
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(text)
  const inserted = useRef<ReadonlySet<string>>(new Set())
  const send = () => {
    const cannedIds = [...inserted.current].slice(0, maxOfferedComments)
    inserted.current = new Set()
    return sendComment({ id, section }, key, latest.current, cannedIds)
  }
  const save = async () => {
    waiting.current = undefined
    try {
      const { payload } = await send()
      setSavedAt(payload.saved_at)
    } catch (error) {
      showFailure(error)
    }
  }
  const saveLater = () => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void save(), autosaveDelayMs)
  }
  const write = (next: string, cannedId?: string) => {
    latest.current = next
    unsaved.set(key, next)
    if (cannedId) inserted.current = new Set([...inserted.current, cannedId])
    setWritten(next)
    saveLater()
  }
  useSaveOnLeaving(waiting, send)
  useLeftUnsaved(key, saveLater)
  return { text, write, save: () => runNow(waiting, save), savedAt }
}
