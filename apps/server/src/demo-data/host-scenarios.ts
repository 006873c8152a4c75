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
export function addHostScenarios(add: AddScenario, stage: ScenarioContext, daysAgo: DaysAgo): void {
  addNorthfoldScenarios(add, daysAgo)
  addKestrelScenarios(add, daysAgo)
  addOstravaScenarios(add, stage, daysAgo)
  addHaldenScenarios(add, stage, daysAgo)
  addTidewellScenarios(add, stage, daysAgo)
  addFreightScenarios(add, stage, daysAgo)
  addUnansweredScenarios(add)
}

const analytics = m.pairInternsWith('northfold', 'analytics')
const clinical = m.pairInternsWith('kestrel', 'clinical')
const robotics = m.pairInternsWith('ostrava', 'robotics')
const energy = m.pairInternsWith('halden', 'energy')
const freight = m.pairInternsWith('papaya', 'freight')

function addNorthfoldScenarios(add: AddScenario, daysAgo: DaysAgo): void {
  add(2, analytics('amara.okafor@unilag.example'), async (meeting) => {
    await m.proposeTimes(meeting, {
      after: daysAgo(-3.2),
      message: 'We liked how you explain what a test can’t tell us.',
    })
  })
  add(9, analytics('chloe.tremblay@uwaterloo.example', 1), async (meeting, time) => {
    await m.proposeTimes(meeting, { after: daysAgo(-1) })
    await time.days(2)
    await meeting.asCompany('POST dashboard/withdraw-interview', {
      interview_id: (await meeting.facts()).interview_id,
      reason: 'INTERVIEWER_AWAY',
      note: 'Ethan is ill. We’ll be in touch again next week.',
    })
  })
  add(4, analytics('ines.carvalho@up-porto.example', 1), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { after: daysAgo(-3) })
    await time.hours(20)
    await m.confirmTime(meeting, slot)
    await time.days(1.5)
    await m.rescheduleByCompany(meeting, {
      after: daysAgo(-1),
      reason: 'Our release has moved to that afternoon. Would one of these times work?',
    })
  })
}

function addKestrelScenarios(add: AddScenario, daysAgo: DaysAgo): void {
  add(3, clinical('amara.okafor@unilag.example'), async (meeting, time) => {
    const [slot] = await m.proposeTimes(meeting, { after: daysAgo(-1.2) })
    await time.days(1)
    await m.confirmTime(meeting, slot)
  })
  add(16, clinical('hira.qureshi@lums.example', 1), async (meeting, time) => {
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

function addOstravaScenarios(add: AddScenario, stage: ScenarioContext, daysAgo: DaysAgo): void {
  add(13, robotics('amara.okafor@unilag.example', 1), async (meeting, time) => {
    await m.holdInterview(meeting)
    await time.until(daysAgo(1.4))
    await draftDemoOffer(meeting, {
      starts: stage.month,
      weeks: 12,
      hours: 35,
      stipend: [130_000, 'EUR'],
    })
    await time.hours(6)
    await sendDemoOffer(meeting)
  })
  add(7, robotics('elif.demir@boun.example'), async (meeting, time) => {
    await m.proposeTimes(meeting, { after: daysAgo(-1) })
    await time.days(2)
    await m.disqualifyIntern(
      meeting,
      'CHOSE_ANOTHER',
      'We’ve chosen someone who has worked with our cameras before. Your model evaluation was the best we’ve seen.',
    )
  })
  add(22, robotics('valentina.herrera@unal.example', 1), async (meeting, time) => {
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

function addHaldenScenarios(add: AddScenario, stage: ScenarioContext, daysAgo: DaysAgo): void {
  add(15, energy('priya.raman@rvce.example', 1), async (meeting, time) => {
    await m.holdInterview(meeting, {
      rating: 10,
      strengths: 'Knew why her forecast was wrong, and told us before we asked.',
    })
    await time.until(daysAgo(1.8))
    await makeDemoOffer(meeting, {
      starts: stage.month,
      weeks: 14,
      hours: 35,
      stipend: [210_000, 'EUR'],
    })
  })
  add(24, energy('youssef.mansour@asu.example'), async (meeting, time) => {
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

function addTidewellScenarios(add: AddScenario, stage: ScenarioContext, daysAgo: DaysAgo): void {
  add(
    14,
    { intern: 'malik.coleman@howard.example', company: 'tidewell', plan: 'growth' },
    async (meeting, time) => {
      await m.holdInterview(meeting, { rating: 7 })
      await time.until(daysAgo(2))
      await draftDemoOffer(meeting, { starts: stage.month, weeks: 10, hours: 25 })
    },
  )
}

function addFreightScenarios(add: AddScenario, stage: ScenarioContext, daysAgo: DaysAgo): void {
  add(32, freight('rhys.hughes@cardiff.example'), async (meeting) => {
    await m.holdInterview(meeting)
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 10, answerDays: 5 })
  })
  // In the batch whose interns pay: her offer is waiting for payment and acceptance.
  add(12, freight('aoife.brennan@ucd.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 9 })
    await time.until(daysAgo(2))
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 12, hours: 30 })
  })
  // In the same batch: she paid yesterday and still has to confirm her enrolment.
  add(11, freight('saoirse.walsh@ucd.example'), async (meeting, time) => {
    await m.holdInterview(meeting, { rating: 8 })
    await time.until(daysAgo(3))
    await makeDemoOffer(meeting, { starts: stage.month, weeks: 8, hours: 30 })
    await time.until(daysAgo(1))
    await payForPlace(meeting)
  })
  for (const [days, intern] of [
    [19, 'farah.sheikh@annauniv.example'],
    [18, 'efua.mensah@ug.example'],
    [16, 'dewi.lestari@ui.example'],
  ] as const) {
    add(days, freight(intern), async (meeting) => void (await m.expressInterestInPlan(meeting)))
  }
}

/** Candidatures in which one side showed interest and the other has not replied. */
function addUnansweredScenarios(add: AddScenario): void {
  add(
    3,
    { intern: 'amara.okafor@unilag.example', company: 'linden', plan: 'open' },
    async (meeting) => void (await m.expressInterestInPlan(meeting)),
  )
  add(
    5,
    energy('olena.bondar@lpnu.example'),
    async (meeting) => void (await m.shortlistIntern(meeting)),
  )
}
