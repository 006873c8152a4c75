import { renameLocalDraft } from '../../platform/forms/drafts.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useDraftOwner, useDraftState } from '../../platform/forms/draft-state.ts'
import { listFutureTimes, toggleTime } from './use-selected-times.ts'

interface ProposalTexts {
  readonly message: string
  readonly link: string
}
const emptyTexts: ProposalTexts = { message: '', link: '' }
const noTimes: readonly string[] = []
const getTextsDraftName = (intern: string, plan: string | null) =>
  `interviews/propose/${intern}/${plan ?? 'no plan'}`

/**
 * Draft of an interview proposal, stored on the device until it is sent. Times in the past are
 * dropped. Times belong to the intern, message and link to one plan.
 */
export function useProposal(intern: string, plan: string | null) {
  const now = useNow()
  const [storedTimes, keepTimes, timesSent] = useDraftState(
    `interviews/propose/${intern}`,
    noTimes,
    (times) => times.length === 0,
  )
  const [words, keepWords, wordsSent] = useDraftState(
    getTextsDraftName(intern, plan),
    emptyTexts,
    ({ message, link }) => message === '' && link === '',
  )
  const chosen = listFutureTimes(storedTimes, now)
  return {
    ...words,
    chosen,
    sent: () => Promise.all([timesSent(), wordsSent()]),
    toggle: (start: string) => keepTimes(toggleTime(chosen, start)),
    setMessage: (message: string) => keepWords({ ...words, message }),
    setLink: (link: string) => keepWords({ ...words, link }),
  }
}

export type Proposal = ReturnType<typeof useProposal>

/** Assigns a message written before a plan was chosen to the chosen plan. */
export function useAssignTexts(
  intern: string,
  plan: string | null,
): (next: string) => Promise<void> {
  const owner = useDraftOwner()
  return async (next) =>
    plan === null
      ? renameLocalDraft(owner, getTextsDraftName(intern, null), getTextsDraftName(intern, next))
      : undefined
}
