import { needsWords } from '@fledge/domain/reasons.ts'

interface Said {
  readonly reason?: string
  readonly reasons?: readonly string[]
  readonly note?: string | undefined
}

/** "Another reason" says nothing by itself: `.refine(...wordsWithOther)` on a body with `reason` or `reasons` asks for its note. */
export const wordsWithOther: readonly [(body: Said) => boolean, { path: string[]; message: string }] = [
  ({ reason, reasons, note }) => !needsWords(reasons ?? (reason ? [reason] : [])) || Boolean(note?.trim()),
  { path: ['note'], message: 'Say the reason in your own words' },
]
