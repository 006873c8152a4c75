import { useState } from 'react'
import { useDraftOwner } from '../platform/forms/draft-state.ts'

const texts = new Map<string, string>()

/**
 * Text that outlives its field as long as the page is open: a dialog is closed to look something up, the
 * next row opens, or what was sent is undone.
 * @param subject what it is about, such as `company-note/` and an id
 * @returns the text and a function that changes it
 */
export function useKeptText(subject: string): readonly [string, (text: string) => void] {
  const key = `${useDraftOwner()}/${subject}`
  const [shown, setShown] = useState(key)
  const [text, setText] = useState(texts.get(key) ?? '')
  if (shown !== key) {
    setShown(key)
    setText(texts.get(key) ?? '')
  }
  return [
    text,
    (next) => {
      texts.set(key, next)
      setText(next)
    },
  ]
}
