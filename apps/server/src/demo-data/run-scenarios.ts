import { recordCreditGrant } from '../features/credits/public.ts'
import { addBrightwaterScenarios } from './brightwater-scenarios.ts'
import { addHostScenarios } from './host-scenarios.ts'
import type { ScenarioContext } from './register-company.ts'
import { createMeeting } from './meeting.ts'
import { addPlacementScenarios } from './placement-scenarios.ts'
import { addMissedInterviewScenarios, addTeamScenarios } from './team-scenarios.ts'
import type { DaysAgo, AddScenario } from './scenario-types.ts'
import type { ScenarioTimeline } from './scenario-timeline.ts'
import { findPersonByEmail } from './queries/demo-data.queries.ts'

/** Adds the scenarios between interns and companies. */
export function runScenarios(
  timeline: ScenarioTimeline,
  stage: ScenarioContext,
  daysAgo: DaysAgo,
): void {
  const add: AddScenario = (days, pair, run) =>
    timeline.add(`${pair.intern.split('@')[0]} and ${pair.company}`, daysAgo(days), async (time) =>
      run(await createMeeting(stage, time, pair), time),
    )
  timeline.add('more credits for Brightwater Labs', daysAgo(21), async () => {
    const { database } = stage.running.services
    const admin = await database
      .read()
      .one(findPersonByEmail, { email: 'hannah.clarke@brightwater.example' })
    await database.transaction({ kind: 'system' }, (tx) =>
      recordCreditGrant(tx, admin?.company_id ?? '', 10, 'programme'),
    )
  })
  timeline.add('calendar feeds', daysAgo(12), async () => {
    for (const email of ['hannah.clarke@brightwater.example', 'amara.okafor@unilag.example'])
      await (await stage.as(email)).request('POST calendar-feed')
  })
  addPlacementScenarios(add, daysAgo)
  addBrightwaterScenarios(add, stage, daysAgo)
  addHostScenarios(add, stage, daysAgo)
  addTeamScenarios(timeline, stage, daysAgo)
  addMissedInterviewScenarios(add, daysAgo)
}
