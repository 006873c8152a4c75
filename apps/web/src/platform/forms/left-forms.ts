import { queryClient } from '../query/query.ts'
import { sessionKey, type SessionUser } from '../shell/session.ts'
import type { Autosaver } from './autosaver.ts'
import { getDraftOwner } from './draft-state.ts'

interface LeftForm {
  readonly owner: string
  readonly saver: Autosaver
}

/** Forms that were left before they could be sent, by their draft. */
const leftForms = new Map<string, LeftForm>()

/** A form that is opened again has its draft, and sends it itself. */
export const takeOverLeftForm = (draft: string): void => void leftForms.delete(draft)

/**
 * Saves a form that is being left. Without a connection it is sent when there is one again, although
 * its screen is no longer open.
 */
export async function saveLeftForm(draft: string, form: LeftForm): Promise<void> {
  leftForms.set(draft, form)
  await form.saver.settle()
  if (form.saver.isSaved() && leftForms.get(draft) === form) leftForms.delete(draft)
}

/** Sends the forms of the user who is signed in, one after the other, and forgets those of others. */
async function sendLeftForms(): Promise<void> {
  // A copy, because a form that still cannot be sent is added again.
  const forms = [...leftForms]
  for (const [draft, form] of forms) {
    const user = queryClient.getQueryData<SessionUser | null>(sessionKey) ?? null
    if (form.owner !== getDraftOwner(user)) leftForms.delete(draft)
    else if (leftForms.get(draft) === form) await saveLeftForm(draft, form)
  }
}

if (typeof window !== 'undefined') window.addEventListener('online', () => void sendLeftForms())
