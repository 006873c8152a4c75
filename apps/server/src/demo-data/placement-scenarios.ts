import { addDays } from '@fledge/kernel/dates.ts'
import * as m from './meeting.ts'
import { acceptDemoOffer, makeDemoOffer } from './offer-steps.ts'
import type { DaysAgo, AddScenario } from './scenario-types.ts'
import type { ScenarioClock } from './scenario-timeline.ts'
import { completeWeeks, type FeedbackPlan } from './complete-weeks.ts'

const toIsoDate = (date: Date) => date.toISOString().slice(0, 10)

/**
 * Adds a scenario from the first proposal, about three weeks before the start, to the weekly
 * feedback.
 */
function addPlacement(
  add: AddScenario,
  daysAgo: DaysAgo,
  pair: m.DemoPair,
  placement: FeedbackPlan & {
    readonly starts: number
    readonly weeks: number
    readonly stipend?: readonly [number, string]
  },
  ends?: (meeting: m.Meeting, time: ScenarioClock) => Promise<void>,
): void {
  add(placement.starts + 24, pair, async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.hours(20)
    await makeDemoOffer(meeting, {
      starts: toIsoDate(daysAgo(placement.starts + 3)),
      weeks: placement.weeks,
      ...(placement.stipend ? { stipend: placement.stipend } : {}),
      hours: placement.hours ?? 30,
      answerDays: 5,
    })
    await time.days(1)
    await acceptDemoOffer(meeting)
    await (ends ? ends(meeting, time) : completeWeeks(meeting, placement))
  })
}

/** The running batch: finished internships, running ones and one that ended early. */
export function addPlacementScenarios(add: AddScenario, daysAgo: DaysAgo): void {
  addPlacement(
    add,
    daysAgo,
    { intern: 'baraka.mutua@strathmore.example', company: 'brightwater', plan: 'data', by: 1 },
    { starts: 105, weeks: 8, intern: 8, company: 8, stipend: [140_000, 'GBP'] },
  )
  addPlacement(
    add,
    daysAgo,
    { intern: 'linh.tran@hust.example', company: 'brightwater', plan: 'data' },
    { starts: 98, weeks: 10, intern: 10, company: 9, rating: 7 },
  )
  addPlacement(
    add,
    daysAgo,
    { intern: 'sipho.dlamini@uct.example', company: 'brightwater', plan: 'embedded', by: 2 },
    { starts: 55, weeks: 12, intern: 7, company: 6, hours: 34, stipend: [150_000, 'GBP'] },
  )
  addPlacement(
    add,
    daysAgo,
    { intern: 'lucas.meyer@unileipzig.example', company: 'northfold', plan: 'analytics', by: 1 },
    { starts: 38, weeks: 8, intern: 5, company: 2, hours: 31, companyHours: 18 },
  )
  addPlacement(
    add,
    daysAgo,
    { intern: 'callum.fraser@leeds.example', company: 'kestrel', plan: 'clinical', by: 1 },
    { starts: 84, weeks: 8, intern: 8, company: 8, stipend: [160_000, 'EUR'] },
  )
  addPlacement(
    add,
    daysAgo,
    { intern: 'ximena.solis@unam.example', company: 'northfold', plan: 'frontend' },
    { starts: 77, weeks: 10, intern: 3, company: 3 },
    (meeting, time) => endEarly(meeting, time, daysAgo),
  )
  addActionScenarios(add, daysAgo)
}

async function endEarly(meeting: m.Meeting, time: ScenarioClock, daysAgo: DaysAgo): Promise<void> {
  await time.until(daysAgo(50))
  const { action_id } = await meeting.asIntern<{ action_id: string }>(
    'POST common-services/internship-actions/v1',
    {
      internship_id: (await meeting.facts()).internship_id,
      kind: 'END_EARLY',
      reason: 'HEALTH',
      ends_on: toIsoDate(daysAgo(49)),
      note: 'I need to rest after an operation and don’t know for how long.',
    },
  )
  await time.hours(22)
  await meeting.asOperator(`POST operator/internship-actions/${action_id}/decide`, {
    decision: 'accept',
    reason: 'Agreed with both sides. Your health comes first.',
  })
}

/** Requests to the programme team during an internship. */
function addActionScenarios(add: AddScenario, daysAgo: DaysAgo): void {
  add(
    2,
    { intern: 'sipho.dlamini@uct.example', company: 'brightwater', plan: 'embedded' },
    async (meeting) => {
      const { internship_id } = await meeting.facts()
      await meeting.asCompany('POST common-services/internship-actions/v1', {
        internship_id,
        kind: 'EXTEND',
        ends_on: addDays(toIsoDate(daysAgo(55)), 14 * 7 + 1),
        note: 'The sensors’ sleep test needs two more weeks, and Sipho would like to see it through.',
      })
    },
  )
  add(
    3,
    { intern: 'lucas.meyer@unileipzig.example', company: 'northfold', plan: 'analytics' },
    async (meeting, time) => {
      const { action_id } = await meeting.asIntern<{ action_id: string }>(
        'POST common-services/internship-actions/v1',
        {
          internship_id: (await meeting.facts()).internship_id,
          kind: 'REPORT_CONCERN',
          note: 'My supervisor is away next week and I don’t know who to ask about the release.',
        },
      )
      await discussConcern(meeting, time, action_id)
    },
  )
}

/** The programme team asks back, keeps a note, and gets a reply. */
async function discussConcern(
  meeting: m.Meeting,
  time: ScenarioClock,
  actionId: string,
): Promise<void> {
  await time.hours(5)
  const path = `POST operator/cases/${actionId}`
  await meeting.asOperator(`${path}/messages`, {
    message: 'Thank you for telling us. Is there anyone else in the team whom you could ask?',
  })
  await meeting.asOperator(`${path}/notes`, {
    note: 'Weekly feedback of the company has been missing for two weeks.',
  })
  await time.hours(3)
  await meeting.asIntern(`POST common-services/internship-actions/${actionId}/messages`, {
    message: 'Only people who work on something else. They try to help.',
  })
}
