import { buildPath, paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

export const agreementsMailExamples: MailExamples<'agreements'> = {
  'agreements.sign': {
    receiver: 'company',
    link: buildPath(paths.company.settings, {}, { tab: 'agreements' }),
    values: { who: 'Lena Vogt', version: '2026-09' },
  },
}
