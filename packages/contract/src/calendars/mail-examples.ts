import { buildPath, paths } from '../paths.ts'
import { exampleId, exampleZones, type MailExamples } from '../mail-example.ts'

export const calendarsMailExamples: MailExamples<'calendars'> = {
  'calendars.broken': {
    receiver: 'company',
    link: buildPath(paths.company.settings, {}, { tab: 'calendars' }),
    values: {
      provider: 'Google Calendar',
      why: 'Our access was revoked, or the password has changed.',
    },
  },
  'calendars.noLink': {
    receiver: 'company',
    link: buildPath(paths.company.candidate, { candidate: exampleId }, { tab: 'interviews' }),
    values: {
      provider: 'Google Calendar',
      time: { time: '2026-11-26T15:30:00.000Z', zone: exampleZones.intern },
    },
  },
}
