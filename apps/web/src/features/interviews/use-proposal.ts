import { useNow } from '../../platform/clock.ts'
import { useKeptState } from '../../platform/kept.ts'
import { toggled } from './week-picker.tsx'

interface Proposal {
  readonly chosen: readonly string[]
  readonly message: string
  readonly link: string
}
const nothing: Proposal = { chosen: [], message: '', link: '' }
const isNothing = (one: Proposal) => one.chosen.length === 0 && one.message === '' && one.link === ''

/** What is being proposed to an intern, kept on this device until it is sent; times that have passed meanwhile are let go. */
export function useProposal(intern: string) {
  const now = useNow().getTime()
  const [kept, keep, sent] = useKeptState(`interviews/propose/${intern}`, nothing, isNothing)
  const proposal = { ...kept, chosen: kept.chosen.filter((start) => Date.parse(start) > now) }
  return { ...proposal, sent, toggle: (start: string) => keep({ ...proposal, chosen: toggled(proposal.chosen, start) }), setMessage: (message: string) => keep({ ...proposal, message }), setLink: (link: string) => keep({ ...proposal, link }) }
}
