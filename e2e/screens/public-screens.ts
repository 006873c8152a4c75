import { paths } from '@fledge/contract/paths.ts'
import type { ScreenParts } from './screen-parts.ts'

const p = paths.public

/** What public screens show to their demo person, by path. */
export const publicScreens: Readonly<Record<string, ScreenParts>> = {
  [p.landing]: {
    heading: 'Internships where everyone gets an answer',
    parts: ['I’m an intern', 'I’m a company'],
  },
  [p.welcome]: { heading: 'Welcome to Fledge', parts: ['I’m an intern', 'I’m a company'] },
  [p.sitemaps]: { heading: 'Site map', parts: ['Companies', 'Brightwater Labs'] },
  [p.status]: {
    heading: 'Status',
    parts: ['Last 30 days', 'Incidents'],
  },
  [p.internProfile]: { heading: 'We can’t find this profile' },
  [p.companyProfile]: {
    heading: 'Brightwater Labs',
    parts: ['Introduction', 'Videos', 'How we work', 'Open internships'],
  },
  [p.certificate]: { heading: 'Baraka Mutua', parts: ['Valid'] },
  [p.partner]: { heading: 'Porto Spring 2027', parts: ['This batch', 'Apply for this batch'] },
  [p.partnerBatch]: {
    heading: 'Porto Spring 2027',
    parts: ['This batch', 'Apply for this batch'],
  },
  [p.notFound]: { heading: 'Page not found' },
}
