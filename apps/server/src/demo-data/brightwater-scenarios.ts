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
  tell: AddScenario,
  stage: ScenarioContext,
  ago: DaysAgo,
): void {
  addInterestScenarios(tell)
  addInterviewScenarios(tell, ago)
  addOfferScenarios(tell, stage, ago)
  addEndedScenarios(tell)
}

/** Candidatures in which only one side has shown interest. */
function addInterestScenarios(tell: AddScenario): void {
  tell(
    19,
    pairInterns('embedded')('mei.tanaka@keio.example'),
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  tell(
    6,
    pairInterns('data')('arjun.nair@annauniv.example'),
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  tell(
    1,
    pairInterns('data')('dewi.lestari@ui.example'),
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  tell(
    4,
    pairInterns('data')('njeri.wekesa@strathmore.example'),
    async (meeting) => void (await m.shortlistIntern(meeting)),
  )
  tell(
    8,
    pairInterns('embedded')('efua.mensah@ug.example'),
    async (meeting) => void (await m.shortlistIntern(meeting)),
  )
}

/** Candidatures with an interview proposed, agreed or just finished. */
function addInterviewScenarios(tell: AddScenario, ago: DaysAgo): void {
  tell(
    2,
    pairInterns('data', 1)('kwame.boateng@ashesi.example'),
    async (meeting) => void (await m.proposeTimes(meeting, { after: ago(-2) })),
  )
  tell(
    2.2,
    pairInterns('embedded', 2)('farah.sheikh@annauniv.example'),
    async (meeting) => void (await m.proposeTimes(meeting, { after: ago(-2) })),
  )
  tell(4.2, pairInterns('embedded')('zofia.nowak@uj.example'), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { after: ago(-0.6) })
    await time.hours(14)
    await m.confirmTime(meeting, slot)
  })
  tell(3.1, pairInterns('data', 1)('wanjiru.kamau@uonbi.example'), async (meeting, time) => {
    const [, slot] = await m.proposeTimes(meeting, { after: ago(-1.5) })
    await time.days(2)
    await m.confirmTime(meeting, slot)
  })
  tell(5, pairInterns('data', 1)('tomas.silva@usp.example'), async (meeting, time) => {
    await m.proposeTimes(meeting, { after: ago(-2) })
    await time.days(3)
    await m.suggestOtherTimes(
      meeting,
      'All three clash with my lab sessions. I’m free at these times, and on most evenings.',
    )
  })
  tell(9, pairInterns('data')('amara.okafor@unilag.example'), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { before: ago(0.3) })
    await time.hours(30)
    await m.confirmTime(meeting, slot)
  })
}

function addOfferScenarios(tell: AddScenario, stage: ScenarioContext, ago: DaysAgo): void {
  const embedded = { stipend: [150_000, 'GBP'], hours: 35, weeks: 12, starts: stage.month } as const
  tell(10, pairInterns('data', 1)('hamza.farouk@alexu.example'), async (meeting) => {
    await m.holdInterview(meeting, {
      decision: 'UNDECIDED',
      rating: 7,
      strengths: 'Strong SQL. We would like to see more code he has written himself.',
    })
  })
  tell(16, pairInterns('embedded', 2)('anabeatriz.costa@ufpe.example'), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.until(ago(3.5))
    await draftDemoOffer(meeting, { ...embedded, weeks: 16 })
    await sendDemoOffer(meeting)
    await time.days(2)
    await reviewDemoOffer(meeting, 'revision', {
      comments:
        'Please say who will supervise while Lena is away in April. Sixteen weeks at 35 hours leaves no room for her exams. Could it be 30?',
    })
  })
  tell(14, pairInterns('data')('ngozi.eze@covenant.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.until(ago(1.3))
    await draftDemoOffer(meeting, { starts: stage.month, weeks: 12, stipend: [140_000, 'GBP'] })
    await time.hours(5)
    await sendDemoOffer(meeting)
  })
  tell(17, pairInterns('embedded')('jakub.wilk@pg.example'), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.until(ago(4.2))
    await makeDemoOffer(meeting, embedded)
  })
  tell(18, pairInterns('embedded', 2)('felix.brandt@tuberlin.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.until(ago(6))
    await makeDemoOffer(meeting, { ...embedded, weeks: 14 })
    await time.until(ago(0.1))
    await acceptDemoOffer(meeting)
  })
}

function addEndedScenarios(tell: AddScenario): void {
  tell(8, pairInterns('data')('carlo.reyes@up.example'), async (meeting, time) => {
    await m.proposeTimes(meeting)
    await time.days(3)
    await m.declineInterview(
      meeting,
      'FOUND_ANOTHER',
      'I’ve accepted an offer closer to home. Thank you for getting in touch.',
    )
  })
  tell(20, pairInterns('data')('mateo.rojas@uniandes.example'), async (meeting, time) => {
    await m.shortlistIntern(meeting)
    await time.days(11)
    await m.disqualifyIntern(
      meeting,
      'SKILLS',
      'We need someone who can use dbt from the first week. Please get in touch again in the autumn.',
    )
  })
  tell(15, pairInterns('data')('olena.bondar@lpnu.example'), async (meeting, time) => {
    await m.expressInterestInPlan(meeting)
    await time.days(8)
    await meeting.asIntern(
      `POST intern-service/candidature/${(await meeting.facts()).candidature_id}/withdraw`,
      { reason: 'DATES', note: 'My university has moved my exams to the first month.' },
    )
  })
  tell(
    13,
    pairInterns('data', 1)('malik.coleman@howard.example'),
    async (meeting) => void (await m.proposeTimes(meeting)),
  )
  tell(7, pairInterns('data')('rhys.hughes@cardiff.example'), async (meeting) => {
    await meeting.asCompany('POST browse/not-interested', {
      intern_id: meeting.ids.intern,
      not_interested_reasons: ['SKILLS'],
    })
  })
}
