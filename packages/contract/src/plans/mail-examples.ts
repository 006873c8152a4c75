import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

export const plansMailExamples: MailExamples<'plans'> = {
  'plans.paused': {
    receiver: 'company',
    link: buildPath(paths.company.plan, { id: exampleId }),
  },
}
