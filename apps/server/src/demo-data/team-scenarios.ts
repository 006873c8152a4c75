import { demoCompanies } from './demo-companies.ts'
import { inviteColleagues, type ScenarioContext } from './register-company.ts'
import * as m from './meeting.ts'
import type { DaysAgo, AddScenario } from './scenario-types.ts'
import type { ScenarioTimeline } from './scenario-timeline.ts'
import { findPersonByEmail } from './queries/demo-data.queries.ts'

const admin = 'hannah.clarke@brightwater.example'
const formerColleague = { first: 'Gareth', last: 'Morgan', title: 'Hydrologist' } as const

/** An established team: a deactivated colleague, open invitations and alternate contacts. */
export function addTeamScenarios(
  timeline: ScenarioTimeline,
  stage: ScenarioContext,
  daysAgo: DaysAgo,
): void {
  const brightwater = demoCompanies.find((company) => company.key === 'brightwater')
  if (!brightwater) return
  timeline.add('a colleague joins Brightwater Labs', daysAgo(60), async () =>
    inviteColleagues(stage, brightwater, await stage.as(admin), [formerColleague]),
  )
  timeline.add('and leaves again', daysAgo(12), async () => {
    const { user_id } =
      (await stage.running.services.database
        .read()
        .one(findPersonByEmail, { email: 'gareth.morgan@brightwater.example' })) ?? {}
    await (
      await stage.as(admin)
    ).request('PUT admin-setting/user/status', { user_id, status: 'DEACTIVATED' })
  })
  timeline.add('two are invited to Brightwater Labs', daysAgo(8.4), async () =>
    invite(stage, {
      email: 'noor.haddad@brightwater.example',
      role: 'SUPERVISOR',
      permissions: ['BROWSE_CANDIDATE'],
    }),
  )
  timeline.add('the second of them', daysAgo(2.2), async () =>
    invite(stage, { email: 'tom.ashby@brightwater.example', role: 'ADMIN' }),
  )
  timeline.add('alternate contacts of Brightwater Labs', daysAgo(90), async () =>
    addContacts(stage),
  )
}

async function invite(
  stage: ScenarioContext,
  invitation: {
    readonly email: string
    readonly role: 'ADMIN' | 'SUPERVISOR'
    readonly permissions?: readonly string[]
  },
): Promise<void> {
  const hannah = await stage.as(admin)
  await hannah.request('POST admin-setting/invite', { invitations: [invitation] })
}

async function addContacts(stage: ScenarioContext): Promise<void> {
  const hannah = await stage.as(admin)
  await hannah.request('POST save-alternate-poc-detail', {
    first_name: 'Ruth',
    last_name: 'Bellamy',
    email: 'ruth.bellamy@brightwater.example',
    phone: '+44 20 7946 0018',
    job_title: 'Office manager',
  })
  await hannah.request('POST save-alternate-poc-detail', {
    first_name: 'Imran',
    last_name: 'Sheikh',
    email: 'imran.sheikh@brightwater.example',
    job_title: 'Head of Operations',
  })
}

/**
 * Agrees on an interview after a given moment and waits until it is over.
 * @returns the interview's id
 */
async function completeAgreedInterview(meeting: m.Meeting, after: Date): Promise<string> {
  const [slot] = await m.proposeTimes(meeting, { after })
  await meeting.time.hours(10)
  await m.confirmTime(meeting, slot)
  return m.waitUntilOver(meeting)
}

/**
 * Missed interviews: two by one company, so that the programme team has to decide, and one that the
 * intern disputes.
 */
export function addMissedInterviewScenarios(add: AddScenario, daysAgo: DaysAgo): void {
  const papaya = m.pairInternsWith('papaya', 'freight')
  add(12, papaya('farah.sheikh@annauniv.example'), async (meeting, time) => {
    const interview_id = await completeAgreedInterview(meeting, daysAgo(9.5))
    await meeting.asIntern('POST intern-service/interview-feedback/is-attend', {
      interview_id,
      attended: false,
      note: 'I waited in the call for half an hour.',
    })
    // Recorded after two working days. Then the company explains this one and the second one,
    // recorded in the meantime.
    await time.until(daysAgo(0.4))
    await explainMissed(meeting)
  })
  add(11.6, papaya('efua.mensah@ug.example'), async (meeting) => {
    const interview_id = await completeAgreedInterview(meeting, daysAgo(6.8))
    await meeting.asIntern('POST intern-service/interview-feedback/is-attend', {
      interview_id,
      attended: false,
      note: 'Nobody came, and nobody replied to my email.',
    })
  })
  add(
    8,
    { intern: 'njeri.wekesa@strathmore.example', company: 'northfold', plan: 'frontend' },
    async (meeting, time) => {
      const interview_id = await completeAgreedInterview(meeting, daysAgo(6))
      await time.until(daysAgo(2.1))
      await meeting.asCompany('POST interview-feedback/create', {
        interview_id,
        attended: false,
        note: 'We waited in the call until a quarter past.',
      })
      await time.hours(20)
      await meeting.asIntern('POST intern-service/interview-feedback/contest', {
        interview_id,
        note: 'I was in the call from five minutes before. The link in the email wasn’t the same as the one in the calendar invitation.',
      })
    },
  )
}

/** Has the company explain each interview that it missed. */
async function explainMissed(meeting: m.Meeting): Promise<void> {
  const { no_shows } = await meeting.asCompany<{
    no_shows: { no_show_id: string; may: { explain: true | string } }[]
  }>('GET interview-feedback/no-shows')
  const explanations = [
    'Two of our trucks were stuck in the snow, and I completely forgot about the call.',
    'One of our trucks was in an accident that morning, and nobody checked the calendar.',
  ]
  for (const [at, noShow] of no_shows.filter((row) => row.may.explain === true).entries())
    await meeting.asCompany(`POST interview-feedback/no-shows/${noShow.no_show_id}/explain`, {
      explanation: explanations[at % explanations.length],
    })
}
