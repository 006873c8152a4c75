import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const toIntern = {
  receiver: 'intern',
  link: buildPath(paths.intern.checkpoint, { id: exampleId }),
} as const
const toCompany = {
  receiver: 'company',
  link: buildPath(paths.company.internship, { internshipId: exampleId }, { week: exampleId }),
} as const

export const weeklyFeedbackMailExamples: MailExamples<'weeklyFeedback'> = {
  'weeklyFeedback.dueForIntern': toIntern,
  'weeklyFeedback.dueForCompany': toCompany,
  'weeklyFeedback.reminderForIntern': toIntern,
  'weeklyFeedback.reminderForCompany': toCompany,
  'weeklyFeedback.answersForIntern': {
    receiver: 'intern',
    link: buildPath(paths.intern.internships, {}, { week: exampleId }),
  },
  'weeklyFeedback.answersForCompany': toCompany,
}
