import type { Stage } from './join-company.ts'
import * as m from './meeting.ts'
import { acceptOffer, draftOffer, offer, reviewOffer, sendOffer } from './offer-moves.ts'
import type { Ago, Tell } from './telling.ts'

const at =
  (plan: 'data' | 'embedded', by = 0) =>
  (intern: string): m.Pair => ({ intern, company: 'brightwater', plan, by })

/**
 * Brightwater Labs hires for two plans: one scenario for each column of its board, plus the ended
 * ones.
 */
export function tellBrightwater(tell: Tell, stage: Stage, ago: Ago): void {
  tellInterested(tell)
  tellInvited(tell, ago)
  tellMet(tell, stage, ago)
  tellEnded(tell)
}

/** Candidatures in which only one side has shown interest. */
function tellInterested(tell: Tell): void {
  tell(
    19,
    at('embedded')('mei.tanaka@keio.example'),
    async (meeting) => void (await m.express(meeting)),
  )
  tell(
    6,
    at('data')('arjun.nair@annauniv.example'),
    async (meeting) => void (await m.express(meeting)),
  )
  tell(1, at('data')('dewi.lestari@ui.example'), async (meeting) => void (await m.express(meeting)))
  tell(
    4,
    at('data')('njeri.wekesa@strathmore.example'),
    async (meeting) => void (await m.shortlist(meeting)),
  )
  tell(
    8,
    at('embedded')('efua.mensah@ug.example'),
    async (meeting) => void (await m.shortlist(meeting)),
  )
}

/** Candidatures with an interview proposed, agreed or just finished. */
function tellInvited(tell: Tell, ago: Ago): void {
  tell(
    2,
    at('data', 1)('kwame.boateng@ashesi.example'),
    async (meeting) => void (await m.propose(meeting, { after: ago(-2) })),
  )
  tell(
    2.2,
    at('embedded', 2)('farah.sheikh@annauniv.example'),
    async (meeting) => void (await m.propose(meeting, { after: ago(-2) })),
  )
  tell(4.2, at('embedded')('zofia.nowak@uj.example'), async (meeting, time) => {
    const [slot] = await m.propose(meeting, { after: ago(-0.6) })
    await time.hours(14)
    await m.confirm(meeting, slot)
  })
  tell(3.1, at('data', 1)('wanjiru.kamau@uonbi.example'), async (meeting, time) => {
    const [, slot] = await m.propose(meeting, { after: ago(-1.5) })
    await time.days(2)
    await m.confirm(meeting, slot)
  })
  tell(5, at('data', 1)('tomas.silva@usp.example'), async (meeting, time) => {
    await m.propose(meeting, { after: ago(-2) })
    await time.days(3)
    await m.counter(
      meeting,
      'All three clash with my lab sessions. I’m free at these times, and on most evenings.',
    )
  })
  tell(9, at('data')('amara.okafor@unilag.example'), async (meeting, time) => {
    const [slot] = await m.propose(meeting, { before: ago(0.3) })
    await time.hours(30)
    await m.confirm(meeting, slot)
  })
}

function tellMet(tell: Tell, stage: Stage, ago: Ago): void {
  const embedded = { stipend: [150_000, 'GBP'], hours: 35, weeks: 12, starts: stage.month } as const
  tell(10, at('data', 1)('hamza.farouk@alexu.example'), async (meeting) => {
    await m.interview(meeting, {
      decision: 'UNDECIDED',
      rating: 7,
      strengths: 'Strong SQL. We would like to see more code he has written himself.',
    })
  })
  tell(16, at('embedded', 2)('anabeatriz.costa@ufpe.example'), async (meeting, time) => {
    await m.interview(meeting)
    await time.until(ago(3.5))
    await draftOffer(meeting, { ...embedded, weeks: 16 })
    await sendOffer(meeting)
    await time.days(2)
    await reviewOffer(meeting, 'revision', {
      comments:
        'Please say who will supervise while Lena is away in April. Sixteen weeks at 35 hours leaves no room for her exams. Could it be 30?',
    })
  })
  tell(14, at('data')('ngozi.eze@covenant.example'), async (meeting, time) => {
    await m.interview(meeting, { rating: 9 })
    await time.until(ago(1.3))
    await draftOffer(meeting, { starts: stage.month, weeks: 12, stipend: [140_000, 'GBP'] })
    await time.hours(5)
    await sendOffer(meeting)
  })
  tell(17, at('embedded')('jakub.wilk@pg.example'), async (meeting, time) => {
    await m.interview(meeting)
    await time.until(ago(4.2))
    await offer(meeting, embedded)
  })
  tell(18, at('embedded', 2)('felix.brandt@tuberlin.example'), async (meeting, time) => {
    await m.interview(meeting, { rating: 9 })
    await time.until(ago(6))
    await offer(meeting, { ...embedded, weeks: 14 })
    await time.until(ago(0.1))
    await acceptOffer(meeting)
  })
}

function tellEnded(tell: Tell): void {
  tell(8, at('data')('carlo.reyes@up.example'), async (meeting, time) => {
    await m.propose(meeting)
    await time.days(3)
    await m.decline(
      meeting,
      'FOUND_ANOTHER',
      'I’ve accepted an offer closer to home. Thank you for getting in touch.',
    )
  })
  tell(20, at('data')('mateo.rojas@uniandes.example'), async (meeting, time) => {
    await m.shortlist(meeting)
    await time.days(11)
    await m.disqualify(
      meeting,
      'SKILLS',
      'We need someone who can use dbt from the first week. Please get in touch again in the autumn.',
    )
  })
  tell(15, at('data')('olena.bondar@lpnu.example'), async (meeting, time) => {
    await m.express(meeting)
    await time.days(8)
    await meeting.asIntern(
      `POST intern-service/candidature/${(await meeting.facts()).candidature_id}/withdraw`,
      { reason: 'DATES', note: 'My university has moved my exams to the first month.' },
    )
  })
  tell(
    13,
    at('data', 1)('malik.coleman@howard.example'),
    async (meeting) => void (await m.propose(meeting)),
  )
  tell(7, at('data')('rhys.hughes@cardiff.example'), async (meeting) => {
    await meeting.asCompany('POST browse/not-interested', {
      intern_id: meeting.ids.intern,
      not_interested_reasons: ['SKILLS'],
    })
  })
}
