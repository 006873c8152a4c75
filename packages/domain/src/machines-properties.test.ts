import {
  describeMachine,
  isTransition,
  type Machine,
  type TransitionRule,
  type TransitionActor,
  type IllegalTransition,
  type Transition,
} from '@fledge/kernel/machine.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationMachine } from './applications/machine.ts'
import { batchMachine } from './batches/machine.ts'
import { calendarMachine } from './calendars/machine.ts'
import { candidatureMachine } from './candidatures/machine.ts'
import { isOpenStage } from './candidatures/rules.ts'
import { candidatureStages } from './candidatures/types.ts'
import { companyMachine } from './companies/machine.ts'
import { messageReplyMachine } from './messages/reply-machine.ts'
import { opinionMachine } from './reviews/opinion-machine.ts'
import { contentHidingMachine } from './reports/hiding-machine.ts'
import { contentReportMachine } from './reports/machine.ts'
import { internshipActionMachine, internshipMachine } from './internships/machine.ts'
import { interviewMachine } from './interviews/machine.ts'
import { memberMachine } from './members/machine.ts'
import { offerMachine } from './offers/machine.ts'
import { paymentMachine } from './payments/machine.ts'
import { planMachine } from './plans/machine.ts'

const sides: readonly TransitionActor[] = ['company', 'intern', 'operator', 'clock', 'system']

/** Walks a machine by random attempts and compares each result with its transition table. */
function walk<State extends string, M extends Readonly<Record<string, TransitionRule<State>>>>(
  machine: Machine<State, M>,
) {
  // The table's own keys.
  const names = Object.keys(machine.transitions) as (keyof M & string)[]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...sides)), { maxLength: 60 }),
      (steps) => {
        let state: State | null = null
        for (const [name, by] of steps) {
          const row: TransitionRule<State> | undefined = machine.transitions[name]
          const isAllowed: boolean =
            row !== undefined && row.from.includes(state) && row.by.includes(by)
          const result: Transition<State> | IllegalTransition = machine.transition(name, state, by)
          expect(isTransition(result)).toBe(isAllowed)
          expect(machine.availableTransitions(state, by).includes(name)).toBe(isAllowed)
          if (isTransition(result)) state = result.to
        }
      },
    ),
  )
  for (const end of machine.final) expect(machine.availableTransitions(end)).toEqual([])
}

test('no machine allows a transition that is not in its table, in any order, by any actor', () => {
  walk(companyMachine)
  walk(memberMachine)
  walk(batchMachine)
  walk(applicationMachine)
  walk(planMachine)
  walk(candidatureMachine)
  walk(interviewMachine)
  walk(calendarMachine)
  walk(offerMachine)
  walk(paymentMachine)
  walk(internshipMachine)
  walk(internshipActionMachine)
  walk(contentReportMachine)
  walk(contentHidingMachine)
  walk(messageReplyMachine)
  walk(opinionMachine)
})

test('open stages are all except the final ones and HIRED, which only the end of the internship leaves', () => {
  expect(candidatureStages.filter((stage) => !isOpenStage(stage))).toEqual([
    'HIRED',
    ...candidatureMachine.final,
  ])
  expect(candidatureMachine.availableTransitions('HIRED')).toEqual(['endHire'])
  expect(describeMachine(candidatureMachine).split('\n')).toHaveLength(candidatureStages.length + 1)
})
