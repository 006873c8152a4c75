import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const toIntern = {
  receiver: 'intern',
  link: buildPath(paths.intern.candidature, { candidatureId: exampleId }),
} as const
const toCompany = {
  receiver: 'company',
  link: buildPath(paths.company.candidate, { candidate: exampleId }),
} as const
const day = { time: '2026-12-04T11:00:00.000Z', as: 'day' } as const
const consequence = 'This is the third intern without a reply, so the plan will be paused.'

export const candidaturesMailExamples: MailExamples<'candidatures'> = {
  'candidatures.nudge': { receiver: 'intern', link: paths.intern.dashboard },
  'candidatures.suggestPlan': { receiver: 'intern', link: paths.intern.dashboard },
  'candidatures.suggestIntern': {
    receiver: 'company',
    link: buildPath(paths.company.browse, {}, { intern: exampleId }),
  },
  'candidatures.express': { ...toCompany, values: { by: day } },
  'candidatures.disqualify': {
    ...toIntern,
    values: {
      reason: 'Reason: We hired someone else.',
      note: 'We enjoyed meeting you.\nDo apply again next spring.',
    },
  },
  'candidatures.batchChanged': toCompany,
  'candidatures.hire': toIntern,
  'candidatures.interestDue': { ...toCompany, values: { closes: day, consequence } },
  'candidatures.proposalDue': { ...toCompany, values: { closes: day, consequence: '' } },
  'candidatures.answerDue': {
    ...toCompany,
    values: { since: { time: '2026-11-23T09:00:00.000Z', as: 'day' }, closes: day },
  },
  'candidatures.newOfferDue': { ...toCompany, values: { closes: day } },
  'candidatures.placementCloses': {
    receiver: 'company',
    link: paths.company.hiring,
    values: { by: day, candidates: '4 candidates' },
  },
  'candidatures.companyLate': { ...toIntern, values: { closes: day } },
  'candidatures.withdraw': {
    ...toCompany,
    values: { reason: 'Reason: I accepted another offer.', note: '' },
  },
  'candidatures.lapse': {
    ...toIntern,
    values: { reason: 'The company didn’t reply in time' },
  },
  'candidatures.lapsed': toCompany,
  'candidatures.close': { ...toIntern, values: { reason: 'The plan was archived' } },
  'candidatures.closed': {
    ...toCompany,
    values: { reason: 'They were hired by another company' },
  },
}
