import type { ScenarioContext } from './register-company.ts'
import * as m from './meeting.ts'
import {
  acceptDemoOffer,
  draftDemoOffer,
  makeDemoOffer,
  reviewDemoOffer,
  sendDemoOffer,
} from './offer-steps.ts'
import type { DaysAgo, AddScenario } from './scenario-types.ts'

const pairInterns =
  (plan: 'data' | 'embedded', by = 0) =>
  (intern: string): m.DemoPair => ({ intern, company: 'brightwater', plan, by })

/**
 * Brightwater Labs hires for two plans: one scenario for each column of its board, plus the ended
 * ones.
 */
export function addBrightwaterScenarios(
  add: AddScenario,
  stage: ScenarioContext,
  daysAgo: DaysAgo,
): void {
  addInterestScenarios(add)
  addInterviewScenarios(add, daysAgo)
  addOfferScenarios(add, stage, daysAgo)
  addEndedScenarios(add)
}

/** Candidatures in which only one side has shown interest. */
function addInterestScenarios(add: AddScenario): void {
  add(
    19,
    pairInterns('embedded')('mei.tanaka@keio.example'),
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  add(
    6,
    pairInterns('data')('arjun.nair@annauniv.example'),
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  add(
    1,
    pairInterns('data')('dewi.lestari@ui.example'),
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  add(
    4,
    pairInterns('data')('njeri.wekesa@strathmore.example'),
    async (meeting) => void (await m.shortlistIntern(meeting)),
  )
  add(
    8,
    pairInterns('embedded')('efua.mensah@ug.example'),
    async (meeting) => void (await m.shortlistIntern(meeting)),
  )
}

/** Candidatures with an interview proposed, agreed or just finished. */
function addInterviewScenarios(add: AddScenario, daysAgo: DaysAgo): void {
  add(
    2,
    pairInterns('data', 1)('kwame.boateng@ashesi.example'),
    async (meeting) => void (await m.proposeTimes(meeting, { after: daysAgo(-2) })),
  )
  add(
    2.2,
    pairInterns('embedded', 2)('farah.sheikh@annauniv.example'),
    async (meeting) => void (await m.proposeTimes(meeting, { after: daysAgo(-2) })),
  )
  add(4.2, pairInterns('embedded')('zofia.nowak@uj.example'), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { after: daysAgo(-0.6) })
    await time.hours(14)
    await m.confirmTime(meeting, slot)
  })
  add(3.1, pairInterns('data', 1)('wanjiru.kamau@uonbi.example'), async (meeting, time) => {
    const [, slot] = await m.proposeTimes(meeting, { after: daysAgo(-1.5) })
    await time.days(2)
    await m.confirmTime(meeting, slot)
  })
  add(5, pairInterns('data', 1)('tomas.silva@usp.example'), async (meeting, time) => {
    await m.proposeTimes(meeting, { after: daysAgo(-2) })
    await time.days(3)
    await m.suggestOtherTimes(meeting, {
      after: daysAgo(-2),
      reason:
        'All three clash with my lab sessions. I’m free at these times, and on most evenings.',
    })
  })
  add(9, pairInterns('data')('amara.okafor@unilag.example'), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { before: daysAgo(0.3) })
    await time.hours(30)
    await m.confirmTime(meeting, slot)
  })
}

function addOfferScenarios(add: AddScenario, stage: ScenarioContext, daysAgo: DaysAgo): void {
  const embedded = { stipend: [150_000, 'GBP'], hours: 35, weeks: 12, starts: stage.month } as const
  add(10, pairInterns('data', 1)('hamza.farouk@alexu.example'), async (meeting) => {
    await m.holdInterview(meeting, {
      decision: 'UNDECIDED',
      rating: 7,
      strengths: 'Strong SQL. We would like to see more code he has written himself.',
    })
  })
  add(16, pairInterns('embedded', 2)('anabeatriz.costa@ufpe.example'), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.until(daysAgo(3.5))
    await draftDemoOffer(meeting, { ...embedded, weeks: 16 })
    await sendDemoOffer(meeting)
    await time.days(2)
    await reviewDemoOffer(meeting, 'revision', {
      comments:
        'Please say who will supervise while Lena is away in April. Sixteen weeks at 35 hours leaves no room for her exams. Could it be 30?',
    })
  })
  add(14, pairInterns('data')('ngozi.eze@covenant.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.until(daysAgo(1.3))
    await draftDemoOffer(meeting, { starts: stage.month, weeks: 12, stipend: [140_000, 'GBP'] })
    await time.hours(5)
    await sendDemoOffer(meeting)
  })
  add(17, pairInterns('embedded')('jakub.wilk@pg.example'), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.until(daysAgo(4.2))
    await makeDemoOffer(meeting, embedded)
  })
  add(18, pairInterns('embedded', 2)('felix.brandt@tuberlin.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.until(daysAgo(6))
    await makeDemoOffer(meeting, { ...embedded, weeks: 14 })
    await time.until(daysAgo(0.1))
    await acceptDemoOffer(meeting)
  })
}

function addEndedScenarios(add: AddScenario): void {
  add(8, pairInterns('data')('carlo.reyes@up.example'), async (meeting, time) => {
    await m.proposeTimes(meeting)
    await time.days(3)
    await m.declineInterview(
      meeting,
      'FOUND_ANOTHER',
      'I’ve accepted an offer closer to home. Thank you for getting in touch.',
    )
  })
  add(20, pairInterns('data')('mateo.rojas@uniandes.example'), async (meeting, time) => {
    await m.shortlistIntern(meeting)
    await time.days(11)
    await m.disqualifyIntern(
      meeting,
      'SKILLS',
      'We need someone who can use dbt from the first week. Please get in touch again in the autumn.',
    )
  })
  add(15, pairInterns('data')('olena.bondar@lpnu.example'), async (meeting, time) => {
    await m.expressInterestInPlan(meeting)
    await time.days(8)
    await meeting.asIntern(
      `POST intern-service/candidature/${(await meeting.facts()).candidature_id}/withdraw`,
      { reason: 'DATES', note: 'My university has moved my exams to the first month.' },
    )
  })
  add(
    13,
    pairInterns('data', 1)('malik.coleman@howard.example'),
    async (meeting) => void (await m.proposeTimes(meeting)),
  )
  add(7, pairInterns('data')('rhys.hughes@cardiff.example'), async (meeting) => {
    await meeting.asCompany('POST browse/not-interested', {
      intern_id: meeting.ids.intern,
      not_interested_reasons: ['SKILLS'],
    })
  })
}
