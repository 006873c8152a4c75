import { recordCreditGrant } from '../features/credits/public.ts'
import { tellBrightwater } from './brightwater-stories.ts'
import { tellHosts } from './host-stories.ts'
import type { Stage } from './join-company.ts'
import { meet } from './meeting.ts'
import { tellPlaced } from './placed-stories.ts'
import { personByEmail } from './store.ts'
import { tellMissed, tellTeam } from './team-stories.ts'
import type { Ago, Tell } from './telling.ts'
import type { Timeline } from './timeline.ts'

/** Adds the scenarios between interns and companies. */
export function runScenarios(timeline: Timeline, stage: Stage, ago: Ago): void {
  const tell: Tell = (begins, pair, story) =>
    timeline.tell(`${pair.intern.split('@')[0]} and ${pair.company}`, ago(begins), async (time) =>
      story(await meet(stage, time, pair), time),
    )
  timeline.tell('more credits for Brightwater Labs', ago(21), async () => {
    const { database } = stage.running.services
    const admin = await database.read().one(personByEmail, 'hannah.clarke@brightwater.example')
    await database.transaction({ kind: 'system' }, (tx) =>
      recordCreditGrant(tx, admin?.company_id ?? '', 10, 'programme'),
    )
  })
  timeline.tell('calendar feeds', ago(12), async () => {
    for (const email of ['hannah.clarke@brightwater.example', 'amara.okafor@unilag.example'])
      await (await stage.as(email)).ask('POST calendar-feed')
  })
  tellPlaced(tell, ago)
  tellBrightwater(tell, stage, ago)
  tellHosts(tell, stage, ago)
  tellTeam(timeline, stage, ago)
  tellMissed(tell, ago)
}
