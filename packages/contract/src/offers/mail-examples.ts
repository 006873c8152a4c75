import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const offer = {
  receiver: 'intern',
  link: buildPath(paths.intern.reviewOffer, { offer_id: exampleId }),
} as const
const opportunity = {
  receiver: 'intern',
  link: buildPath(paths.intern.candidature, { candidatureId: exampleId }),
} as const
const enrolment = { receiver: 'intern', link: paths.intern.application } as const
const toCompany = {
  receiver: 'company',
  link: buildPath(paths.company.candidate, { candidate: exampleId }, { tab: 'offers' }),
} as const
const by = { time: '2026-12-04T11:00:00.000Z', as: 'full' } as const
const ends = { time: '2026-12-11T11:00:00.000Z', as: 'full' } as const
const start = '1 March 2027'
const email = 'amara@example.com'

export const offersMailExamples: MailExamples<'offers'> = {
  'offers.sentForReview': toCompany,
  'offers.received': { ...offer, values: { name: 'Amara', due: by } },
  'offers.reminder': { ...offer, values: { due: by } },
  'offers.extended': { ...offer, values: { due: by, reason: 'Your exams end on Thursday' } },
  'offers.extendedForCompany': { ...toCompany, values: { due: by } },
  'offers.approved': { ...toCompany, values: { due: by } },
  'offers.needsRevision': {
    ...toCompany,
    values: { comments: 'Add the supervisor’s name.\nSay how many days are remote.' },
  },
  'offers.rejectedByReview': {
    ...toCompany,
    values: { reason: 'The stipend is below the minimum' },
  },
  'offers.accepted': { ...toCompany, values: { start, email } },
  'offers.youAccepted': {
    receiver: 'intern',
    link: paths.intern.internships,
    values: { start },
  },
  'offers.toConfirm': { ...enrolment, values: { by, start } },
  'offers.acceptedToConfirm': { ...toCompany, values: { by, start, email } },
  'offers.confirmDue': { ...enrolment, values: { by } },
  'offers.confirmPassed': { ...enrolment, values: { ends } },
  'offers.confirmLate': { ...toCompany, values: { by, ends } },
  'offers.confirmed': toCompany,
  'offers.declined': {
    ...toCompany,
    values: {
      reason: 'Reason: The dates don’t suit me.',
      note: 'Thank you for the good conversation.',
    },
  },
  'offers.youDeclined': {
    receiver: 'intern',
    link: buildPath(paths.intern.requestReceived, { offer_id: exampleId }),
  },
  'offers.expired': offer,
  'offers.expiredForCompany': toCompany,
  'offers.takenBack': opportunity,
  'offers.withdrawn': { ...opportunity, values: { reason: 'The project was stopped' } },
  'offers.withdrawnForCompany': { ...toCompany, values: { reason: 'The project was stopped' } },
}
