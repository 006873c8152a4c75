import type { LifeState } from './life-state.ts'
import {
  type Action,
  type ActionName,
  actionNames,
  getWaitEnd,
  judgeAction,
  type Wait,
} from './reference-model.ts'

/** Returns a generator of reproducible pseudo-random numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Actions that progress are likelier than those that end a life, so that lives reach late stages.
 */
const weights: Readonly<Partial<Record<ActionName, number>>> = {
  express: 3,
  shortlist: 3,
  propose: 8,
  confirm: 10,
  select: 8,
  counterPropose: 3,
  reschedule: 2,
  feedback: 12,
  claimIntern: 4,
  claimCompany: 4,
  draft: 25,
  supervise: 25,
  send: 40,
  approve: 100,
  revise: 10,
  reject: 6,
  accept: 30,
  withdrawOffer: 0.5,
  declineOffer: 20,
  explainByCompany: 8,
  explainByIntern: 8,
  decideClaim: 4,
  contestByIntern: 5,
  contestByCompany: 5,
  disqualify: 0.25,
  withdraw: 0.25,
  archive: 0.15,
  pause: 0.2,
  resume: 6,
  leaveBatch: 0.25,
  rejectCompany: 0.15,
  reopenCompany: 4,
  askCompany: 6,
  replyToTeam: 3,
  proposeToOther: 1.5,
  unshortlist: 0.6,
  decline: 0.5,
  cancel: 0.5,
}

/** Actions that end or put off what a life has reached. */
const setbacks: readonly ActionName[] = [
  'disqualify',
  'withdraw',
  'archive',
  'pause',
  'leaveBatch',
  'rejectCompany',
  'unshortlist',
  'decline',
  'cancel',
  'counterPropose',
  'reschedule',
  'proposeToOther',
]

/** Actions that end the wait for an intern's answer to an offer. */
const offerEndings: readonly ActionName[] = ['accept', 'declineOffer', 'withdrawOffer']

/** How a life chooses its actions. */
export interface LifeStyle {
  /**
   * Whether it seldom ends or puts off what it has reached, so that more lives reach an offer, which
   * takes a dozen steps.
   */
  readonly isInHurry: boolean
  /** Whether offers are hardly answered, so that they expire. */
  readonly isSilent: boolean
}

/** How likely a life chooses an action. */
const weigh = (name: ActionName, { isInHurry, isSilent }: LifeStyle): number =>
  (weights[name] ?? 1) *
  (isInHurry && setbacks.includes(name) ? 0.1 : 1) *
  (isSilent && offerEndings.includes(name) ? 0.002 : 1)

/** How likely a life lets a step pass, which it only does often if it has little to do. */
const idleWeight = 2

function pick<T>(random: () => number, list: readonly (readonly [T, number])[]): T | undefined {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0)
  let remainder = random() * total
  return list.find(([, weight]) => (remainder -= weight) < 0)?.[0] ?? list.at(-1)?.[0]
}

/**
 * Actions that a stranger of the same side may take for themselves, without effect on this life.
 */
const ownActions: readonly ActionName[] = [
  'express',
  'unshortlist',
  'proposeToOther',
  'replyToTeam',
]

/**
 * Chooses the next action: mostly one that progresses, sometimes one that must be rejected,
 * sometimes by the wrong actor. Returns null if it lets the step pass.
 */
export function chooseAction(
  life: LifeState,
  now: number,
  random: () => number,
  style: LifeStyle,
): Action | null {
  const { isInHurry } = style
  const options = actionNames.flatMap((name) => {
    const choice = Math.floor(random() * 12)
    const { kind } = judgeAction(life, { name, choice }, now)
    // Proposing to another intern counts as useful, to test its rejection while this intern waits
    // too long for a decision.
    const isUseful = kind === 'allowed' || name === 'proposeToOther'
    return kind === 'skip' ? [] : [{ name, choice, isUseful }]
  })
  const isUsual = random() < (isInHurry ? 0.92 : 0.8)
  const weighted = options
    .filter(({ isUseful }) => isUseful === isUsual)
    .map((option) => [option, isUsual ? weigh(option.name, style) : 1] as const)
  const chosen = pick(
    random,
    isUsual ? [...weighted, [null, isInHurry ? idleWeight / 4 : idleWeight] as const] : weighted,
  )
  if (!chosen) return null
  const isWrong = random() < 0.06 && !ownActions.includes(chosen.name)
  const wrongActor = random() < 0.5 ? 'stranger' : 'otherSide'
  return { name: chosen.name, choice: chosen.choice, actor: isWrong ? wrongActor : 'right' }
}

/** The part of a group's steps that are waits. */
const waitShare = 0.38
// Waits of some days, which an interview takes, are likelier than those of hours and weeks.
const waitChoices = [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11]

/**
 * Chooses whether the next step of lives that are played side by side is a wait: one that suits one
 * of them, since they share a clock.
 */
export function chooseWait(
  lives: readonly LifeState[],
  now: number,
  random: () => number,
): Wait | null {
  if (random() >= waitShare) return null
  const life = lives[Math.floor(random() * lives.length)]
  const choice = waitChoices[Math.floor(random() * waitChoices.length)] ?? 0
  if (!life) return null
  return { name: 'wait', ms: getWaitEnd(life, choice, now) - now }
}
