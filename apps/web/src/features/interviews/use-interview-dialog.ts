import { useState } from 'react'
import { useDialogParam, useSearchParams } from '../../platform/router/url-state.ts'

interface InterviewDialogOptions<T extends string> {
  readonly interviewId: string
  /** An address that names no interview means the newest one. */
  readonly isNewest: boolean
  /** Dialogs with an address, and whether their task is open. */
  readonly tasks: Readonly<Record<T, boolean>>
}

interface InterviewDialog<D extends string> {
  readonly opened: D | null
  readonly open: (dialog: D) => void
  readonly close: () => void
}

/**
 * Which dialog of an interview is open. Where a task waits for its reader, the dialog has an
 * address (`?do=feedback&interview=…`) that a page, an email or a colleague can point to. The
 * others belong to the press that opened them.
 */
export function useInterviewDialog<T extends string, O extends string>({
  interviewId,
  isNewest,
  tasks,
}: InterviewDialogOptions<T>): InterviewDialog<T | O> {
  const [pressed, setPressed] = useState<O | null>(null)
  const [{ interview }] = useSearchParams()
  const task = useDialogParam('do', ['interview'])
  const isTask = (name: string): name is T => Object.hasOwn(tasks, name)
  const isMeant = interview === undefined ? isNewest : interview === interviewId
  const shown =
    isMeant && task.shown !== null && isTask(task.shown) && tasks[task.shown] ? task.shown : null
  return {
    opened: pressed ?? shown,
    open: (dialog) =>
      isTask(dialog) ? task.open(dialog, { interview: interviewId }) : setPressed(dialog),
    close: () => (pressed === null ? task.close() : setPressed(null)),
  }
}
