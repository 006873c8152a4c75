import type { LifeState } from './life-state.ts'
import { type Action, type ActionName, actionNames, judge } from './reference-model.ts'

/** Numbers from 0 to 1 that a seed gives, always the same. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What leads on is likelier than what ends, so that lives come far. */
const weights: Readonly<Partial<Record<ActionName, number>>> = {
  express: 3,
  shortlist: 3,
  propose: 8,
  confirm: 10,
  select: 8,
  counterPropose: 3,
  reschedule: 2,
  wait: 8,
  feedback: 12,
  claimIntern: 2,
  claimCompany: 2,
  draft: 10,
  supervise: 10,
  send: 12,
  approve: 12,
  revise: 3,
  reject: 2,
  accept: 10,
  declineOffer: 4,
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
  leaveBatch: 0.06,
  rejectCompany: 0.06,
  proposeToOther: 1.5,
  unshortlist: 0.6,
  decline: 0.5,
  cancel: 0.5,
}

function pick<T>(random: () => number, list: readonly (readonly [T, number])[]): T | undefined {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  return list.find(([, weight]) => (left -= weight) < 0)?.[0] ?? list.at(-1)?.[0]
}

// Short waits and those to the interview twice as often as weeks.
const waits = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 11]
const chooseNumber = (name: ActionName, random: () => number): number =>
  name === 'wait' ? (waits[Math.floor(random() * waits.length)] ?? 0) : Math.floor(random() * 12)

/** What a stranger of the same side may do in their own name, without an effect on this life. */
const ownActs: readonly ActionName[] = ['express', 'unshortlist', 'proposeToOther', 'wait']

/** The next step: mostly one that leads on, sometimes one that must be refused, sometimes by the wrong person. */
export function chooseAction(life: LifeState, now: number, random: () => number): Action {
  const options = actionNames.flatMap((name) => {
    const choice = chooseNumber(name, random)
    const { kind } = judge(life, { name, choice }, now)
    // That another interview is refused while this intern waits too long is worth asking, too.
    const isUseful = kind === 'allowed' || name === 'wait' || name === 'proposeToOther'
    return kind === 'skip' ? [] : [{ name, choice, isUseful }]
  })
  const isUsual = random() < 0.8
  const chosen = pick(
    random,
    options
      .filter(({ isUseful }) => isUseful === isUsual)
      .map((option) => [option, isUsual ? (weights[option.name] ?? 1) : 1] as const),
  ) ?? { name: 'wait' as const, choice: 3 }
  const isWrong = random() < 0.06 && !ownActs.includes(chosen.name)
  const wrong = random() < 0.5 ? 'stranger' : 'otherSide'
  return { name: chosen.name, choice: chosen.choice, actor: isWrong ? wrong : 'right' }
}
