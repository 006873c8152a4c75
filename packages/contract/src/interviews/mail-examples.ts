import { buildPath, paths } from '../paths.ts'
import { exampleId, exampleZones, type MailExamples } from '../mail-example.ts'

const starts = '2026-11-26T15:30:00.000Z'
const slots = [starts, '2026-11-27T09:00:00.000Z', '2026-11-30T23:30:00.000Z']
const toIntern = {
  receiver: 'intern',
  link: buildPath(paths.intern.candidature, { candidatureId: exampleId }),
} as const
const toCompany = {
  receiver: 'company',
  link: buildPath(paths.company.candidate, { candidate: exampleId }, { tab: 'interviews' }),
} as const
const internChooses = {
  receiver: 'intern',
  link: buildPath(paths.intern.chooseTime, { id: exampleId }),
  rows: slots.map((time) => [{ time, zone: exampleZones.company }]),
} as const
const companyChooses = {
  ...toCompany,
  rows: slots.map((time) => [{ time, zone: exampleZones.intern }]),
} as const
const internTime = { time: starts, zone: exampleZones.company }
const companyTime = { time: starts, zone: exampleZones.intern }
const listFacts = (zone: string, name: string) => ({
  rows: [
    ['When', { time: starts, as: 'full', zone }],
    ['With', name],
    ['Where', 'https://meet.example/brightwater-amara'],
  ] as const,
})
const internFacts = listFacts(exampleZones.company, 'Lena Vogt, Brightwater Labs')
const companyFacts = listFacts(exampleZones.intern, 'Amara Okafor')
const deadline = { time: '2026-11-25T15:30:00.000Z' }
const dueBy = { time: '2026-12-03T15:30:00.000Z', as: 'day' } as const
const note = 'We’d like to hear about your thesis.'

export const interviewsMailExamples: MailExamples<'interviews'> = {
  'interviews.handOver': {
    ...toCompany,
    ...companyFacts,
    values: { left: 'Jonas Weber', when: { time: starts } },
  },
  'interviews.handedOver': {
    receiver: 'company',
    link: paths.company.getStarted,
    values: { name: 'Lena Vogt' },
  },
  'interviews.interviewer': {
    ...toIntern,
    ...internFacts,
    values: { name: 'Lena Vogt', left: 'Jonas Weber', when: { time: starts } },
  },
  'interviews.propose': { ...internChooses, values: { answerBy: deadline, note } },
  'interviews.confirm': { ...toCompany, ...companyFacts, values: { time: companyTime } },
  'interviews.confirmed': { ...toIntern, ...internFacts, values: { time: internTime } },
  'interviews.choose': { ...toIntern, ...internFacts, values: { time: internTime } },
  'interviews.chosen': { ...toCompany, ...companyFacts, values: { time: companyTime } },
  'interviews.counterPropose': {
    ...companyChooses,
    values: { answerBy: deadline, note: 'I have an exam on Thursday.' },
  },
  'interviews.countered': { ...toIntern, values: { answerBy: deadline } },
  'interviews.reschedule': { ...internChooses, values: { answerBy: deadline, note: '' } },
  'interviews.rescheduled': { ...toCompany, values: { answerBy: deadline } },
  'interviews.moveLink': { ...toIntern, ...internFacts },
  'interviews.moveLinkNoTime': toIntern,
  'interviews.cancel': { ...toIntern, values: { note } },
  'interviews.cancelled': toCompany,
  'interviews.decline': { ...toCompany, values: { note: 'I accepted another offer.' } },
  'interviews.declined': toIntern,
  'interviews.reject': toIntern,
  'interviews.claimClosed': toIntern,
  'interviews.release': toIntern,
  'interviews.lapse': toIntern,
  'interviews.pass': toCompany,
  'interviews.passed': toIntern,
  'interviews.held': { ...toIntern, values: { dueBy } },
  'interviews.settled': { ...toCompany, values: { dueBy } },
  'interviews.answerDue': { ...internChooses, values: { endsAt: deadline } },
  'interviews.chooseDue': { ...companyChooses, values: { endsAt: deadline } },
  'interviews.answerExtended': {
    ...internChooses,
    values: { answerBy: deadline, dueBy, reason: 'Your exams end on Thursday' },
  },
  'interviews.answerExtendedForCompany': { ...toCompany, values: { answerBy: deadline, dueBy } },
  'interviews.chooseExtended': {
    ...companyChooses,
    values: { answerBy: deadline, dueBy, reason: 'Your hiring manager is back on Monday' },
  },
  'interviews.chooseExtendedForIntern': { ...toIntern, values: { answerBy: deadline, dueBy } },
  'interviews.internDisputeDue': { ...toIntern, values: { endsAt: deadline } },
  'interviews.companyDisputeDue': { ...toCompany, values: { endsAt: deadline } },
  'interviews.feedbackDue': { ...toCompany, values: { endsAt: deadline } },
  'interviews.remind': { ...toIntern, ...internFacts, values: { time: internTime } },
  'interviews.claimInternNoShow': { ...toIntern, values: { contestBy: deadline } },
  'interviews.claimCompanyNoShow': { ...toCompany, values: { contestBy: deadline } },
  'interviews.contestNoShow': { ...toIntern, values: { decideBy: dueBy } },
  'interviews.takenBackByCompany': toIntern,
  'interviews.takenBackByIntern': toCompany,
  'interviews.recordInternNoShow': toCompany,
  'interviews.recordCompanyNoShow': toIntern,
  'interviews.recordedYouMissed': toIntern,
  'interviews.recordedCompanyMissed': toCompany,
}
