import { grant } from '../features/credits/public.ts'
import { plusDays } from '@fledge/kernel/dates.ts'
import type { Stage } from './join-company.ts'
import * as m from './meeting.ts'
import { personByEmail } from './store.ts'
import { tellBrightwater } from './brightwater-stories.ts'
import { tellMissed, tellTeam } from './team-stories.ts'
import type { Ago, Tell } from './telling.ts'
import type { Time, Timeline } from './timeline.ts'
import { lookBack, type WeeksWish } from './weeks.ts'

/** What happened between the cast and the companies. */
export function tellStories(timeline: Timeline, stage: Stage, ago: Ago): void {
  const tell: Tell = (begins, pair, story) =>
    timeline.tell(`${pair.intern.split('@')[0]} and ${pair.company}`, ago(begins), async (time) =>
      story(await m.meet(stage, time, pair), time),
    )
  timeline.tell('more credits for Brightwater Labs', ago(21), async () => {
    const { database } = stage.running.services
    const admin = await database.read().one(personByEmail, 'hannah.clarke@brightwater.example')
    await database.transaction({ kind: 'system' }, (tx) =>
      grant(tx, admin?.company_id ?? '', 10, 'programme'),
    )
  })
  timeline.tell('calendar feeds', ago(12), async () => {
    for (const email of ['hannah.clarke@brightwater.example', 'amara.okafor@unilag.example'])
      await (await stage.as(email)).ask('POST calendar-feed')
  })
  tellPlaced(tell, ago)
  tellBrightwater(tell, stage, ago)
  tellNorth(tell, stage, ago)
  tellOthers(tell, stage, ago)
  tellTeam(timeline, stage, ago)
  tellMissed(tell, ago)
}

const on = (date: Date) => date.toISOString().slice(0, 10)

/** From the first proposal to the last week: interviewed three weeks before the start, weekly feedback as far as wished. */
function placed(
  tell: Tell,
  ago: Ago,
  pair: m.Pair,
  wish: WeeksWish & {
    readonly starts: number
    readonly weeks: number
    readonly stipend?: readonly [number, string]
  },
  ends?: (meeting: m.Meeting, time: Time) => Promise<void>,
): void {
  tell(wish.starts + 24, pair, async (meeting, time) => {
    await m.interview(meeting, { rating: 9 })
    await time.hours(20)
    await m.offer(meeting, {
      starts: on(ago(wish.starts + 3)),
      weeks: wish.weeks,
      ...(wish.stipend ? { stipend: wish.stipend } : {}),
      hours: wish.hours ?? 30,
      answerDays: 5,
    })
    await time.days(1)
    await m.acceptOffer(meeting)
    await (ends ? ends(meeting, time) : lookBack(meeting, wish))
  })
}

/** The batch that runs now: internships that are over, that run, and one that ended early. */
function tellPlaced(tell: Tell, ago: Ago): void {
  placed(
    tell,
    ago,
    { intern: 'baraka.mutua@strathmore.example', company: 'brightwater', plan: 'data', by: 1 },
    { starts: 105, weeks: 8, intern: 8, company: 8, stipend: [140_000, 'GBP'] },
  )
  placed(
    tell,
    ago,
    { intern: 'linh.tran@hust.example', company: 'brightwater', plan: 'data' },
    { starts: 98, weeks: 10, intern: 10, company: 9, rating: 7 },
  )
  placed(
    tell,
    ago,
    { intern: 'sipho.dlamini@uct.example', company: 'brightwater', plan: 'embedded', by: 2 },
    { starts: 55, weeks: 12, intern: 7, company: 6, hours: 34, stipend: [150_000, 'GBP'] },
  )
  placed(
    tell,
    ago,
    { intern: 'lucas.meyer@unileipzig.example', company: 'northfold', plan: 'analytics', by: 1 },
    { starts: 38, weeks: 8, intern: 5, company: 5, hours: 31 },
  )
  placed(
    tell,
    ago,
    { intern: 'callum.fraser@leeds.example', company: 'kestrel', plan: 'clinical', by: 1 },
    { starts: 84, weeks: 8, intern: 8, company: 8, stipend: [160_000, 'EUR'] },
  )
  placed(
    tell,
    ago,
    { intern: 'ximena.solis@unam.example', company: 'northfold', plan: 'frontend' },
    { starts: 77, weeks: 10, intern: 3, company: 3 },
    async (meeting, time) => {
      await time.until(ago(50))
      const { action_id } = await meeting.asIntern<{ action_id: string }>(
        'POST common-services/internship-actions/v1',
        {
          internship_id: (await meeting.facts()).internship_id,
          kind: 'END_EARLY',
          reason: 'HEALTH',
          ends_on: on(ago(49)),
          note: 'I have to rest after an operation and cannot say for how long.',
        },
      )
      await time.hours(22)
      await meeting.asOperator(`POST operator/internship-actions/${action_id}/decide`, {
        decision: 'accept',
        reason: 'Agreed with both sides. Get well first.',
      })
    },
  )
  tell(
    2,
    { intern: 'sipho.dlamini@uct.example', company: 'brightwater', plan: 'embedded' },
    async (meeting) => {
      const { internship_id } = await meeting.facts()
      await meeting.asCompany('POST common-services/internship-actions/v1', {
        internship_id,
        kind: 'EXTEND',
        ends_on: plusDays(on(ago(55)), 14 * 7 + 1),
        note: 'The sleep test of the sensors needs two more weeks, and Sipho would like to see it through.',
      })
    },
  )
  tell(
    3,
    { intern: 'lucas.meyer@unileipzig.example', company: 'northfold', plan: 'analytics' },
    async (meeting) => {
      await meeting.asIntern('POST common-services/internship-actions/v1', {
        internship_id: (await meeting.facts()).internship_id,
        kind: 'REPORT_CONCERN',
        note: 'My supervisor is away next week and I do not know whom to ask about the release.',
      })
    },
  )
}

function tellNorth(tell: Tell, stage: Stage, ago: Ago): void {
  const analytics = (intern: string, by = 0): m.Pair => ({
    intern,
    company: 'northfold',
    plan: 'analytics',
    by,
  })
  tell(2, analytics('amara.okafor@unilag.example'), async (meeting) => {
    await m.propose(meeting, {
      after: ago(-3.2),
      message: 'We liked how you tell what a test cannot say.',
    })
  })
  tell(9, analytics('chloe.tremblay@uwaterloo.example', 1), async (meeting, time) => {
    await m.propose(meeting, { after: ago(-1) })
    await time.days(2)
    await meeting.asCompany('POST dashboard/withdraw-interview', {
      interview_id: (await meeting.facts()).interview_id,
      reason: 'INTERVIEWER_AWAY',
      note: 'Ethan is ill. We write again next week.',
    })
  })
  tell(4, analytics('ines.carvalho@up-porto.example', 1), async (meeting, time) => {
    const [slot] = await m.propose(meeting, { after: ago(-3) })
    await time.hours(20)
    await m.confirm(meeting, slot)
    await time.days(1.5)
    await m.moveByCompany(meeting, 'Our release moved to that afternoon. Would one of these do?')
  })
  tell(
    3,
    { intern: 'amara.okafor@unilag.example', company: 'kestrel', plan: 'clinical' },
    async (meeting, time) => {
      const [slot] = await m.propose(meeting, { after: ago(-1.2) })
      await time.days(1)
      await m.confirm(meeting, slot)
    },
  )
  tell(
    16,
    { intern: 'hira.qureshi@lums.example', company: 'kestrel', plan: 'clinical', by: 1 },
    async (meeting, time) => {
      const [slot] = await m.propose(meeting)
      await time.hours(12)
      await m.confirm(meeting, slot)
      const interview_id = await m.over(meeting)
      await meeting.asCompany('POST interview-feedback/create', {
        interview_id,
        attended: false,
        note: 'We waited for twenty minutes.',
      })
    },
  )
  tell(
    13,
    { intern: 'amara.okafor@unilag.example', company: 'ostrava', plan: 'robotics', by: 1 },
    async (meeting, time) => {
      await m.interview(meeting)
      await time.until(ago(1.4))
      await m.draftOffer(meeting, {
        starts: stage.month,
        weeks: 12,
        hours: 35,
        stipend: [130_000, 'EUR'],
      })
      await time.hours(6)
      await m.sendOffer(meeting)
    },
  )
}

function tellOthers(tell: Tell, stage: Stage, ago: Ago): void {
  tell(
    7,
    { intern: 'elif.demir@boun.example', company: 'ostrava', plan: 'robotics' },
    async (meeting, time) => {
      await m.propose(meeting, { after: ago(-1) })
      await time.days(2)
      await meeting.asCompany(
        `PATCH candidature/${(await meeting.facts()).candidature_id}/disqualify`,
        {
          reasons: ['CHOSE_ANOTHER'],
          note: 'We filled this place with somebody who worked with our cameras before. Your model evaluation was the best we read.',
        },
      )
    },
  )
  tell(
    22,
    { intern: 'valentina.herrera@unal.example', company: 'ostrava', plan: 'robotics', by: 1 },
    async (meeting, time) => {
      await m.interview(meeting)
      await time.days(1)
      await m.draftOffer(meeting, { starts: stage.month, weeks: 16, hours: 40 })
      await m.sendOffer(meeting)
      await time.hours(20)
      await m.reviewOffer(meeting, 'reject', {
        reason: 'TERMS',
        note: 'Forty hours without pay for sixteen weeks is not what the programme agreed to.',
      })
    },
  )
  tell(
    15,
    { intern: 'priya.raman@rvce.example', company: 'halden', plan: 'energy', by: 1 },
    async (meeting, time) => {
      await m.interview(meeting, {
        rating: 10,
        strengths: 'Knew why her forecast was wrong, and said so first.',
      })
      await time.until(ago(1.8))
      await m.offer(meeting, {
        starts: stage.month,
        weeks: 14,
        hours: 35,
        stipend: [210_000, 'EUR'],
      })
    },
  )
  tell(
    24,
    { intern: 'youssef.mansour@asu.example', company: 'halden', plan: 'energy' },
    async (meeting, time) => {
      await m.interview(meeting)
      await m.offer(meeting, { starts: stage.month, weeks: 10, hours: 40 })
      await time.days(3)
      await meeting.asIntern('POST intern-service/intern-offer/offer-decline', {
        offer_id: (await meeting.facts()).offer_id,
        reasons: ['HOURS'],
        note: 'Forty hours do not go with my last exams. Thank you for the talk.',
      })
    },
  )
  tell(
    14,
    { intern: 'malik.coleman@howard.example', company: 'tidewell', plan: 'growth' },
    async (meeting, time) => {
      await m.interview(meeting, { rating: 7 })
      await time.until(ago(2))
      await m.draftOffer(meeting, { starts: stage.month, weeks: 10, hours: 25 })
    },
  )
  tellOfFreight(tell, stage, ago)
  tell(
    3,
    { intern: 'amara.okafor@unilag.example', company: 'linden', plan: 'open' },
    async (meeting) => void (await m.express(meeting)),
  )
  tell(
    5,
    { intern: 'olena.bondar@lpnu.example', company: 'halden', plan: 'energy' },
    async (meeting) => void (await m.shortlist(meeting)),
  )
}

function tellOfFreight(tell: Tell, stage: Stage, ago: Ago): void {
  tell(
    32,
    { intern: 'rhys.hughes@cardiff.example', company: 'papaya', plan: 'freight' },
    async (meeting) => {
      await m.interview(meeting)
      await m.offer(meeting, { starts: stage.month, weeks: 10, answerDays: 5 })
    },
  )
  // In the batch that interns pay for themselves: her offer waits to be paid and accepted.
  tell(
    12,
    { intern: 'aoife.brennan@ucd.example', company: 'papaya', plan: 'freight' },
    async (meeting, time) => {
      await m.interview(meeting, { rating: 9 })
      await time.until(ago(2))
      await m.offer(meeting, { starts: stage.month, weeks: 12, hours: 30 })
    },
  )
  // Likewise; hers is paid since yesterday, and waits for her confirmation.
  tell(
    11,
    { intern: 'saoirse.walsh@ucd.example', company: 'papaya', plan: 'freight' },
    async (meeting, time) => {
      await m.interview(meeting, { rating: 8 })
      await time.until(ago(3))
      await m.offer(meeting, { starts: stage.month, weeks: 8, hours: 30 })
      await time.until(ago(1))
      await m.pay(meeting)
    },
  )
  for (const [days, intern] of [
    [19, 'farah.sheikh@annauniv.example'],
    [18, 'efua.mensah@ug.example'],
    [16, 'dewi.lestari@ui.example'],
  ] as const) {
    tell(
      days,
      { intern, company: 'papaya', plan: 'freight' },
      async (meeting) => void (await m.express(meeting)),
    )
  }
}
