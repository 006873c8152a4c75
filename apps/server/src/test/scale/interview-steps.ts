import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { getProposalEnd } from '@fledge/domain/interviews/rules.ts'
import { getReminderTimes } from '@fledge/domain/reminders.ts'
import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import {
  type CandidatureState,
  companyActor,
  internActor,
  moveStage,
  toEventFields,
} from './candidature-state.ts'
import { toTimestamp } from './copy-format.ts'
import { clockActor } from './event-writer.ts'
import {
  createInterviewRow,
  getNewestInterview,
  interviewMinutes,
  moveInterview,
} from './interview-state.ts'

const gridMs = interviewMinutes * minuteMs
/** From one proposed time to the next. */
const slotGapMs = 25.5 * hourMs
/** From the end of an interview to the clock's next run. */
const passedMs = 5 * minuteMs

/** Returns when the interview begins that is over at a time. */
const getStart = (passedAt: number) => Math.floor((passedAt - passedMs - gridMs) / gridMs) * gridMs

/** Returns a time in the next days at which neither side has another agreed interview. */
function drawFreeTime(state: CandidatureState): number {
  const { world, intern, interviewers } = state
  const people = [intern.id, ...interviewers.map(({ memberId }) => memberId)]
  for (;;) {
    const day = Math.floor(world.now / dayMs) + world.random.int(1, 12)
    const startsAt = day * dayMs + 8 * hourMs + world.random.int(0, 19) * gridMs
    const keys = people.map((id) => `${id}:${startsAt}`)
    if (keys.some((key) => world.agreedTimes.has(key))) continue
    for (const key of keys) world.agreedTimes.add(key)
    return startsAt
  }
}

const toSlots = (first: number) => [0, 1, 2].map((index) => toTimestamp(first + index * slotGapMs))

/** @param passedAt when the interview ends; null if it does not take place */
export function propose(state: CandidatureState, at: number, passedAt: number | null): void {
  const { world, plan, intern } = state
  const startsAt =
    passedAt !== null
      ? getStart(passedAt)
      : state.isOpenNow
        ? drawFreeTime(state)
        : getStart(at + 3 * dayMs)
  const slots = toSlots(startsAt)
  const id = world.newId(at)
  moveStage(state, 'proposeInterview', 'company', at, { actor: companyActor(state) })
  const status = world.events.transition(interviewMachine, 'propose', null, 'company', at, {
    ...toEventFields(state, id, companyActor(state)),
    data: { slots },
  })
  const interview = { id, startsAt, status, interviewers: state.interviewers }
  state.interviews.push({ ...interview, row: createInterviewRow(state, interview, at) })
  awaitAnswer(state, at, slots)
  world.credits.record(at, {
    kind: 'HOLD',
    company: plan.company,
    interview: id,
    actor: state.admin.userId,
    reason: 'propose',
  })
  world.messages.send(at, () => ({
    to: intern.userId,
    content: composeMail('interviews.propose', {
      ...toMailValues(state),
      answerBy: { time: toTimestamp(at + 5 * dayMs) },
      note: '',
    }),
    link: `/intern/interview/${id}/choose-time`,
    actor: companyActor(state),
  }))
}

/** Stores proposed times with the deadline for the response. */
function awaitAnswer(state: CandidatureState, at: number, slots: readonly string[]): void {
  const { row } = getNewestInterview(state)
  const due = getProposalEnd(toTimestamp(at), slots)
  row.slot_starts = slots
  row.answer_by = toTimestamp(due.getTime())
  row.remind_at = toReminder(at, due)
}

const toReminder = (at: number, due: Date) =>
  toTimestamp(getReminderTimes(new Date(at), due)[0]?.getTime() ?? due.getTime())

const toMailValues = ({ plan, intern }: CandidatureState) => ({
  plan: plan.name,
  company: plan.company.name,
  intern: `${intern.firstName} ${intern.lastName}`,
  minutes: interviewMinutes,
})

function agree(state: CandidatureState, at: number, name: 'confirm' | 'choose'): void {
  const by = name === 'confirm' ? 'intern' : 'company'
  const actor = name === 'confirm' ? internActor(state) : companyActor(state)
  const { row, startsAt, id } = getNewestInterview(state)
  moveStage(state, 'scheduleInterview', by, at, { actor })
  moveInterview(state, name, by, at, { actor, data: { starts_at: toTimestamp(startsAt) } })
  row.starts_at = toTimestamp(startsAt)
  row.ends_at = toTimestamp(startsAt + gridMs)
  const time = { time: toTimestamp(startsAt), zone: state.plan.company.zone }
  state.world.messages.send(at, () => ({
    to: state.admin.userId,
    content: composeMail('interviews.confirm', { ...toMailValues(state), time }),
    link: `/company/hiring-management/${state.id}?tab=interviews`,
    actor,
  }))
  state.world.messages.send(at, () => ({
    to: state.intern.userId,
    content: composeMail('interviews.confirmed', { ...toMailValues(state), time }),
    link: `/intern/interview/${id}`,
    actor,
  }))
}

export const confirm = (state: CandidatureState, at: number): void => agree(state, at, 'confirm')
export const choose = (state: CandidatureState, at: number): void => agree(state, at, 'choose')

/** The intern proposes other times before one is agreed. */
export function counterPropose(state: CandidatureState, at: number): void {
  const { row, startsAt } = getNewestInterview(state)
  const slots = toSlots(startsAt)
  moveInterview(state, 'counterPropose', 'intern', at, {
    actor: internActor(state),
    data: { slots, had_time: null, starts_at: null },
  })
  row.moves_by_intern = 1
  awaitAnswer(state, at, slots)
}

/** The company asks to move an agreed interview. */
export function reschedule(state: CandidatureState, at: number): void {
  const { row, startsAt } = getNewestInterview(state)
  const slots = toSlots(startsAt + dayMs)
  const agreed = toTimestamp(startsAt)
  moveStage(state, 'rescheduleInterview', 'company', at, { actor: companyActor(state) })
  moveInterview(state, 'reschedule', 'company', at, {
    actor: companyActor(state),
    data: { slots, had_time: agreed, starts_at: agreed },
  })
  row.moves_by_company = 1
  awaitAnswer(state, at, slots)
}

export function passInterview(state: CandidatureState, at: number): void {
  const { row, startsAt } = getNewestInterview(state)
  const had_time = toTimestamp(startsAt)
  moveInterview(state, 'pass', 'clock', at, {
    actor: clockActor,
    data: { had_time, starts_at: had_time },
  })
  row.remind_at = toReminder(startsAt, new Date(startsAt + 7 * dayMs))
}
