import type { Ask } from '@fledge/kernel/call-address.ts'
import type { Answered } from './envelope.ts'
import { answerKey, queryClient } from './query.ts'

interface Brought extends Ask {
  readonly answer: Answered<unknown>
}

/** What the page brought of its screen's first questions goes into the cache as if it had just been asked; once, since it is soon out of date. */
export function takeBrought(): void {
  const element = document.getElementById('answers')
  element?.remove()
  if (!element) return
  // The server put in what these calls answer, by their schemas.
  for (const { room, call, input, answer } of JSON.parse(element.textContent) as readonly Brought[]) queryClient.setQueryData(answerKey(room, call, input), answer)
}
