import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const toIntern = { receiver: 'intern', link: paths.intern.internships } as const
const toCompany = {
  receiver: 'company',
  link: buildPath(paths.company.internship, { internshipId: exampleId }),
} as const
const action = 'Extend the internship'
const outcome = 'The internship now ends on 11 June 2027.'
const reason = 'The project needs two more weeks.'
const stopReason = 'The project was stopped'

export const internshipsMailExamples: MailExamples<'internships'> = {
  'internships.startedForIntern': toIntern,
  'internships.startedForCompany': toCompany,
  'internships.completedForIntern': toIntern,
  'internships.completedForCompany': toCompany,
  'internships.weeksMissing': {
    receiver: 'intern',
    link: buildPath(paths.intern.checkpoint, { id: exampleId }),
    values: { missing: '2 weeks', by: '14 June 2027' },
  },
  'internships.cancelledForIntern': { ...toIntern, values: { reason: stopReason } },
  'internships.cancelledForCompany': { ...toCompany, values: { reason: stopReason } },
  'internships.endedEarlyForIntern': { ...toIntern, values: { reason: stopReason } },
  'internships.endedEarlyForCompany': { ...toCompany, values: { reason: stopReason } },
  'internships.actionAcceptedForIntern': { ...toIntern, values: { action, outcome, reason } },
  'internships.actionAcceptedForCompany': { ...toCompany, values: { action, outcome, reason } },
  'internships.actionDeclinedForIntern': { ...toIntern, values: { action, reason } },
  'internships.actionDeclinedForCompany': { ...toCompany, values: { action, reason } },
  'internships.actionRaised': {
    receiver: 'team',
    link: buildPath(paths.operator.case, { id: exampleId }),
  },
  'internships.concernAnswered': {
    receiver: 'intern',
    link: paths.public.landing,
    values: { reason: 'We’ve spoken to the company, and your hours are 30 a week again.' },
  },
  'internships.caseMessage': {
    ...toIntern,
    values: { message: 'Could you tell us more about your hours?' },
  },
  'internships.caseDueChanged': {
    ...toIntern,
    values: {
      due: { time: '2026-12-04T17:00:00.000Z', as: 'day' },
      reason: 'The company is away until Wednesday.',
    },
  },
  'internships.caseReply': {
    receiver: 'team',
    link: buildPath(paths.operator.case, { id: exampleId }),
    values: { name: 'Amara', message: 'It was 45 hours last week.' },
  },
  'internships.supervisorReplaced': {
    receiver: 'company',
    link: paths.company.dashboard,
    values: { supervisor: 'Lena Sommer', reason },
  },
  'internships.rescuedForIntern': { ...toIntern, values: { outcome, reason } },
  'internships.rescuedForCompany': { ...toCompany, values: { outcome, reason } },
}
