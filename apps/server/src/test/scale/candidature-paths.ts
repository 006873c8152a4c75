/** What can happen to a candidature; each name has a handler in `candidature-steps.ts`. */
export type CandidatureStepName =
  | 'express'
  | 'shortlist'
  | 'unshortlist'
  | 'propose'
  | 'confirm'
  | 'counterPropose'
  | 'choose'
  | 'reschedule'
  | 'cancelInterview'
  | 'declineInterview'
  | 'lapseProposal'
  | 'passInterview'
  | 'completeInterview'
  | 'claimNoShow'
  | 'contestNoShow'
  | 'recordNoShow'
  | 'draftOffer'
  | 'sendOffer'
  | 'approveOffer'
  | 'requestRevision'
  | 'rejectOffer'
  | 'acceptOffer'
  | 'declineOffer'
  | 'expireOffer'
  | 'lapse'
  | 'disqualify'
  | 'withdraw'
  | 'close'

/** A step, and how many days it follows the previous one. */
export type PathStep = readonly [name: CandidatureStepName, minDays: number, maxDays: number]

/** A path that a candidature can take. */
export interface CandidaturePath {
  readonly steps: readonly PathStep[]
  /** How frequent it is within its list. */
  readonly weight: number
  /** Days after which the clock would end its last stage; an open candidature must be younger. */
  readonly openDays?: number
}

const interest: PathStep = ['express', 0, 0]
const shortlist: PathStep = ['shortlist', 0, 0]
const propose: PathStep = ['propose', 0.5, 5]
const confirm: PathStep = ['confirm', 0.2, 2.5]
const pass: PathStep = ['passInterview', 1.6, 5]
const complete: PathStep = ['completeInterview', 0.05, 2]
const agreed: readonly PathStep[] = [propose, confirm]
const held: readonly PathStep[] = [...agreed, pass, complete]
const drafted: readonly PathStep[] = [...held, ['draftOffer', 0.5, 4]]
const inReview: readonly PathStep[] = [...drafted, ['sendOffer', 0.1, 1]]
const offered: readonly PathStep[] = [...inReview, ['approveOffer', 0.3, 2.5]]
const noNewOffer: PathStep = ['lapse', 14.01, 14.2]

/** Candidatures that ended without an internship. */
export const endedPaths: readonly CandidaturePath[] = [
  { steps: [interest, ['lapse', 21.01, 21.2]], weight: 150 },
  { steps: [shortlist, ['unshortlist', 1, 30]], weight: 60 },
  { steps: [interest, ['shortlist', 1, 9], ['lapse', 14.01, 14.2]], weight: 50 },
  { steps: [interest, ['disqualify', 0.5, 12]], weight: 150 },
  { steps: [interest, ['withdraw', 1, 12]], weight: 60 },
  { steps: [propose, ['lapseProposal', 5.01, 5.1], ['lapse', 14.01, 14.2]], weight: 50 },
  {
    steps: [shortlist, ...agreed, ['cancelInterview', 0.2, 1], ['disqualify', 0.5, 8]],
    weight: 40,
  },
  { steps: [interest, propose, ['declineInterview', 0.3, 3], ['lapse', 14.01, 14.2]], weight: 40 },
  {
    steps: [
      ...agreed,
      pass,
      ['claimNoShow', 0.05, 0.5],
      ['recordNoShow', 2, 4],
      ['lapse', 14.01, 14.2],
    ],
    weight: 15,
  },
  { steps: [interest, ...held, ['disqualify', 0.5, 9]], weight: 130 },
  { steps: [...held, ['lapse', 30.01, 30.2]], weight: 40 },
  { steps: [...held, ['withdraw', 0.5, 6]], weight: 40 },
  { steps: [...offered, ['declineOffer', 0.5, 5], noNewOffer], weight: 125 },
  { steps: [shortlist, ...offered, ['expireOffer', 7, 7], noNewOffer], weight: 65 },
  { steps: [...inReview, ['rejectOffer', 0.5, 2], ['disqualify', 0.5, 9]], weight: 15 },
]

/**
 * Open candidatures; at the end of a batch, or when the intern is hired elsewhere, they are closed.
 */
export const openPaths: readonly CandidaturePath[] = [
  { steps: [interest], weight: 170, openDays: 20.5 },
  { steps: [shortlist], weight: 70, openDays: 60 },
  { steps: [interest, ['shortlist', 1, 9]], weight: 70, openDays: 13.5 },
  { steps: [propose], weight: 60, openDays: 4.8 },
  { steps: [interest, propose], weight: 40, openDays: 4.8 },
  { steps: [propose, ['counterPropose', 0.3, 3]], weight: 25, openDays: 1.9 },
  { steps: [...agreed, ['reschedule', 0.1, 0.4]], weight: 15, openDays: 1.9 },
  {
    steps: [interest, propose, ['counterPropose', 0.3, 3], ['choose', 0.2, 1.5]],
    weight: 20,
    openDays: 1,
  },
  { steps: agreed, weight: 60, openDays: 1 },
  { steps: [shortlist, ...agreed], weight: 30, openDays: 1 },
  { steps: [...agreed, pass], weight: 20, openDays: 6.8 },
  { steps: [...agreed, pass, ['claimNoShow', 0.05, 0.5]], weight: 4, openDays: 1.9 },
  {
    steps: [...agreed, pass, ['claimNoShow', 0.05, 0.5], ['contestNoShow', 0.1, 1.5]],
    weight: 3,
    openDays: 3,
  },
  { steps: held, weight: 80, openDays: 29 },
  { steps: drafted, weight: 25, openDays: 20 },
  { steps: [...inReview, ['requestRevision', 0.3, 2]], weight: 10, openDays: 12 },
  { steps: inReview, weight: 40, openDays: 4 },
  { steps: offered, weight: 50, openDays: 6.5 },
  { steps: [...offered, ['declineOffer', 0.5, 5]], weight: 15, openDays: 13.5 },
  { steps: [...offered, ['expireOffer', 7, 7]], weight: 8, openDays: 13.5 },
]

/** Candidatures that led to an internship, up to the accepted offer. */
export const hiredPaths: readonly CandidaturePath[] = [
  { steps: [...offered, ['acceptOffer', 0.3, 5]], weight: 60 },
  { steps: [interest, ...offered, ['acceptOffer', 0.3, 5]], weight: 40 },
  {
    steps: [
      ...inReview,
      ['requestRevision', 0.3, 2],
      ['sendOffer', 0.5, 3],
      ['approveOffer', 0.3, 2],
      ['acceptOffer', 0.3, 5],
    ],
    weight: 10,
  },
]

/** Whether an offer is made, which may reserve an opening. */
export const hasOffer = ({ steps }: CandidaturePath): boolean =>
  steps.some(([name]) => name === 'draftOffer')

/** Whether the intern receives an offer; a batch allows three of them. */
export const hasReceivedOffer = ({ steps }: CandidaturePath): boolean =>
  steps.some(([name]) => name === 'approveOffer')
