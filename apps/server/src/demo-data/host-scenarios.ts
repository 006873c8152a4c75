import type { ScenarioContext } from './register-company.ts'
import * as m from './meeting.ts'
import {
  draftDemoOffer,
  makeDemoOffer,
  payForPlace,
  reviewDemoOffer,
  sendDemoOffer,
} from './offer-steps.ts'
import type { DaysAgo, AddScenario } from './scenario-types.ts'

/** Scenarios at companies other than Brightwater Labs. */
export function addHostScenarios(tell: AddScenario, stage: ScenarioContext, ago: DaysAgo): void {
  addNorthfoldScenarios(tell, ago)
  addKestrelScenarios(tell, ago)
  addOstravaScenarios(tell, stage, ago)
  addHaldenScenarios(tell, stage, ago)
  addTidewellScenarios(tell, stage, ago)
  addFreightScenarios(tell, stage, ago)
  addUnansweredScenarios(tell)
}

const analytics = m.pairInternsWith('northfold', 'analytics')
const clinical = m.pairInternsWith('kestrel', 'clinical')
const robotics = m.pairInternsWith('ostrava', 'robotics')
const energy = m.pairInternsWith('halden', 'energy')
const freight = m.pairInternsWith('papaya', 'freight')

function addNorthfoldScenarios(tell: AddScenario, ago: DaysAgo): void {
  tell(2, analytics('amara.okafor@unilag.example'), async (meeting) => {
    await m.proposeTimes(meeting, {
      after: ago(-3.2),
      message: 'We liked how you explain what a test can’t tell us.',
    })
  })
  tell(9, analytics('chloe.tremblay@uwaterloo.example', 1), async (meeting, time) => {
    await m.proposeTimes(meeting, { after: ago(-1) })
    await time.days(2)
    await meeting.asCompany('POST dashboard/withdraw-interview', {
      interview_id: (await meeting.facts()).interview_id,
      reason: 'INTERVIEWER_AWAY',
      note: 'Ethan is ill. We’ll be in touch again next week.',
    })
  })
  tell(4, analytics('ines.carvalho@up-porto.example', 1), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { after: ago(-3) })
    await time.hours(20)
    await m.confirmTime(meeting, slot)
    await time.days(1.5)
    await m.rescheduleByCompany(
      meeting,
      'Our release has moved to that afternoon. Would one of these times work?',
    )
  })
}

function addKestrelScenarios(tell: AddScenario, ago: DaysAgo): void {
  tell(3, clinical('amara.okafor@unilag.example'), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { after: ago(-1.2) })
    await time.days(1)
    await m.confirmTime(meeting, slot)
  })
  tell(16, clinical('hira.qureshi@lums.example', 1), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting)
    await time.hours(12)
    await m.confirmTime(meeting, slot)
    const interview_id = await m.waitUntilOver(meeting)
    await meeting.asCompany('POST interview-feedback/create', {
      interview_id,
      attended: false,
      note: 'We waited for twenty minutes.',
    })
  })
}

function addOstravaScenarios(tell: AddScenario, stage: ScenarioContext, ago: DaysAgo): void {
  tell(13, robotics('amara.okafor@unilag.example', 1), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.until(ago(1.4))
    await draftDemoOffer(meeting, {
      starts: stage.month,
      weeks: 12,
      hours: 35,
      stipend: [130_000, 'EUR'],
    })
    await time.hours(6)
    await sendDemoOffer(meeting)
  })
  tell(7, robotics('elif.demir@boun.example'), async (meeting, time) => {
    await m.proposeTimes(meeting, { after: ago(-1) })
    await time.days(2)
    await m.disqualifyIntern(
      meeting,
      'CHOSE_ANOTHER',
      'We’ve chosen someone who has worked with our cameras before. Your model evaluation was the best we’ve seen.',
    )
  })
  tell(22, robotics('valentina.herrera@unal.example', 1), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.days(1)
    await draftDemoOffer(meeting, { starts: stage.month, weeks: 16, hours: 40 })
    await sendDemoOffer(meeting)
    await time.hours(20)
    await reviewDemoOffer(meeting, 'reject', {
      reason: 'TERMS',
      note: 'Sixteen weeks at forty hours without pay is not what the programme agreed to.',
    })
  })
}

function addHaldenScenarios(tell: AddScenario, stage: ScenarioContext, ago: DaysAgo): void {
  tell(15, energy('priya.raman@rvce.example', 1), async (meeting, time) => {
    await m.holdInterview(meeting, {
      rating: 10,
      strengths: 'Knew why her forecast was wrong, and told us before we asked.',
    })
    await time.until(ago(1.8))
    await makeDemoOffer(meeting, {
      starts: stage.month,
      weeks: 14,
      hours: 35,
      stipend: [210_000, 'EUR'],
    })
  })
  tell(24, energy('youssef.mansour@asu.example'), async (meeting, time) => {
    await m.holdInterview(meeting)
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 10, hours: 40 })
    await time.days(3)
    await meeting.asIntern('POST intern-service/intern-offer/offer-decline', {
      offer_id: (await meeting.facts()).offer_id,
      reasons: ['HOURS'],
      note: 'I can’t do forty hours a week alongside my final exams. Thank you for the conversation.',
    })
  })
}

function addTidewellScenarios(tell: AddScenario, stage: ScenarioContext, ago: DaysAgo): void {
  tell(
    14,
    { intern: 'malik.coleman@howard.example', company: 'tidewell', plan: 'growth' },
    async (meeting, time) => {
      await m.holdInterview(meeting, { rating: 7 })
      await time.until(ago(2))
      await draftDemoOffer(meeting, { starts: stage.month, weeks: 10, hours: 25 })
    },
  )
}

function addFreightScenarios(tell: AddScenario, stage: ScenarioContext, ago: DaysAgo): void {
  tell(32, freight('rhys.hughes@cardiff.example'), async (meeting) => {
    await m.holdInterview(meeting)
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 10, answerDays: 5 })
  })
  // In the batch whose interns pay: her offer is waiting for payment and acceptance.
  tell(12, freight('aoife.brennan@ucd.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.until(ago(2))
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 12, hours: 30 })
  })
  // In the same batch: she paid yesterday and still has to confirm her enrolment.
  tell(11, freight('saoirse.walsh@ucd.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 8 })
    await time.until(ago(3))
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 8, hours: 30 })
    await time.until(ago(1))
    await payForPlace(meeting)
  })
  for (const [days, intern] of [
    [19, 'farah.sheikh@annauniv.example'],
    [18, 'efua.mensah@ug.example'],
    [16, 'dewi.lestari@ui.example'],
  ] as const) {
    tell(days, freight(intern), async (meeting) => void (await m.expressInterestInPlan(meeting)))
  }
}

/** Candidatures in which one side showed interest and the other has not replied. */
function addUnansweredScenarios(tell: AddScenario): void {
  tell(
    3,
    { intern: 'amara.okafor@unilag.example', company: 'linden', plan: 'open' },
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  tell(
    5,
    energy('olena.bondar@lpnu.example'),
    async (meeting) => void (await m.shortlistIntern(meeting)),
  )
}
