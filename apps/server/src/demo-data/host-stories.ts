import type { Stage } from './join-company.ts'
import * as m from './meeting.ts'
import { draftOffer, offer, pay, reviewOffer, sendOffer } from './offer-moves.ts'
import type { Ago, Tell } from './telling.ts'

/** Scenarios at companies other than Brightwater Labs. */
export function tellHosts(tell: Tell, stage: Stage, ago: Ago): void {
  tellNorthfold(tell, ago)
  tellKestrel(tell, ago)
  tellOstrava(tell, stage, ago)
  tellHalden(tell, stage, ago)
  tellTidewell(tell, stage, ago)
  tellFreight(tell, stage, ago)
  tellUnanswered(tell)
}

const analytics = m.pairsAbout('northfold', 'analytics')
const clinical = m.pairsAbout('kestrel', 'clinical')
const robotics = m.pairsAbout('ostrava', 'robotics')
const energy = m.pairsAbout('halden', 'energy')
const freight = m.pairsAbout('papaya', 'freight')

function tellNorthfold(tell: Tell, ago: Ago): void {
  tell(2, analytics('amara.okafor@unilag.example'), async (meeting) => {
    await m.propose(meeting, {
      after: ago(-3.2),
      message: 'We liked how you explain what a test can’t tell us.',
    })
  })
  tell(9, analytics('chloe.tremblay@uwaterloo.example', 1), async (meeting, time) => {
    await m.propose(meeting, { after: ago(-1) })
    await time.days(2)
    await meeting.asCompany('POST dashboard/withdraw-interview', {
      interview_id: (await meeting.facts()).interview_id,
      reason: 'INTERVIEWER_AWAY',
      note: 'Ethan is ill. We’ll be in touch again next week.',
    })
  })
  tell(4, analytics('ines.carvalho@up-porto.example', 1), async (meeting, time) => {
    const [slot] = await m.propose(meeting, { after: ago(-3) })
    await time.hours(20)
    await m.confirm(meeting, slot)
    await time.days(1.5)
    await m.moveByCompany(
      meeting,
      'Our release has moved to that afternoon. Would one of these times work?',
    )
  })
}

function tellKestrel(tell: Tell, ago: Ago): void {
  tell(3, clinical('amara.okafor@unilag.example'), async (meeting, time) => {
    const [slot] = await m.propose(meeting, { after: ago(-1.2) })
    await time.days(1)
    await m.confirm(meeting, slot)
  })
  tell(16, clinical('hira.qureshi@lums.example', 1), async (meeting, time) => {
    const [slot] = await m.propose(meeting)
    await time.hours(12)
    await m.confirm(meeting, slot)
    const interview_id = await m.over(meeting)
    await meeting.asCompany('POST interview-feedback/create', {
      interview_id,
      attended: false,
      note: 'We waited for twenty minutes.',
    })
  })
}

function tellOstrava(tell: Tell, stage: Stage, ago: Ago): void {
  tell(13, robotics('amara.okafor@unilag.example', 1), async (meeting, time) => {
    await m.interview(meeting)
    await time.until(ago(1.4))
    await draftOffer(meeting, {
      starts: stage.month,
      weeks: 12,
      hours: 35,
      stipend: [130_000, 'EUR'],
    })
    await time.hours(6)
    await sendOffer(meeting)
  })
  tell(7, robotics('elif.demir@boun.example'), async (meeting, time) => {
    await m.propose(meeting, { after: ago(-1) })
    await time.days(2)
    await m.disqualify(
      meeting,
      'CHOSE_ANOTHER',
      'We’ve chosen someone who has worked with our cameras before. Your model evaluation was the best we’ve seen.',
    )
  })
  tell(22, robotics('valentina.herrera@unal.example', 1), async (meeting, time) => {
    await m.interview(meeting)
    await time.days(1)
    await draftOffer(meeting, { starts: stage.month, weeks: 16, hours: 40 })
    await sendOffer(meeting)
    await time.hours(20)
    await reviewOffer(meeting, 'reject', {
      reason: 'TERMS',
      note: 'Sixteen weeks at forty hours without pay is not what the programme agreed to.',
    })
  })
}

function tellHalden(tell: Tell, stage: Stage, ago: Ago): void {
  tell(15, energy('priya.raman@rvce.example', 1), async (meeting, time) => {
    await m.interview(meeting, {
      rating: 10,
      strengths: 'Knew why her forecast was wrong, and told us before we asked.',
    })
    await time.until(ago(1.8))
    await offer(meeting, {
      starts: stage.month,
      weeks: 14,
      hours: 35,
      stipend: [210_000, 'EUR'],
    })
  })
  tell(24, energy('youssef.mansour@asu.example'), async (meeting, time) => {
    await m.interview(meeting)
    await offer(meeting, { starts: stage.month, weeks: 10, hours: 40 })
    await time.days(3)
    await meeting.asIntern('POST intern-service/intern-offer/offer-decline', {
      offer_id: (await meeting.facts()).offer_id,
      reasons: ['HOURS'],
      note: 'I can’t do forty hours a week alongside my final exams. Thank you for the conversation.',
    })
  })
}

function tellTidewell(tell: Tell, stage: Stage, ago: Ago): void {
  tell(
    14,
    { intern: 'malik.coleman@howard.example', company: 'tidewell', plan: 'growth' },
    async (meeting, time) => {
      await m.interview(meeting, { rating: 7 })
      await time.until(ago(2))
      await draftOffer(meeting, { starts: stage.month, weeks: 10, hours: 25 })
    },
  )
}

function tellFreight(tell: Tell, stage: Stage, ago: Ago): void {
  tell(32, freight('rhys.hughes@cardiff.example'), async (meeting) => {
    await m.interview(meeting)
    await offer(meeting, { starts: stage.month, weeks: 10, answerDays: 5 })
  })
  // In the batch whose interns pay: her offer is waiting for payment and acceptance.
  tell(12, freight('aoife.brennan@ucd.example'), async (meeting, time) => {
    await m.interview(meeting, { rating: 9 })
    await time.until(ago(2))
    await offer(meeting, { starts: stage.month, weeks: 12, hours: 30 })
  })
  // In the same batch: she paid yesterday and still has to confirm her enrolment.
  tell(11, freight('saoirse.walsh@ucd.example'), async (meeting, time) => {
    await m.interview(meeting, { rating: 8 })
    await time.until(ago(3))
    await offer(meeting, { starts: stage.month, weeks: 8, hours: 30 })
    await time.until(ago(1))
    await pay(meeting)
  })
  for (const [days, intern] of [
    [19, 'farah.sheikh@annauniv.example'],
    [18, 'efua.mensah@ug.example'],
    [16, 'dewi.lestari@ui.example'],
  ] as const) {
    tell(days, freight(intern), async (meeting) => void (await m.express(meeting)))
  }
}

/** Candidatures in which one side showed interest and the other has not replied. */
function tellUnanswered(tell: Tell): void {
  tell(
    3,
    { intern: 'amara.okafor@unilag.example', company: 'linden', plan: 'open' },
    async (meeting) => void (await m.express(meeting)),
  )
  tell(5, energy('olena.bondar@lpnu.example'), async (meeting) => void (await m.shortlist(meeting)))
}
