import { paths } from '@fledge/contract/paths.ts'
import type { ScreenParts } from './screen-parts.ts'

const p = paths.company
const bare = { frame: 'bare' } as const
const sidebar = { frame: 'sidebar' } as const

/** What the company's screens show to their demo person, by path. */
export const companyScreens: Readonly<Record<string, ScreenParts>> = {
  [p.getStarted]: { heading: 'Sign in or register a company', parts: ['Email address'] },
  [p.signUp]: {
    heading: 'Sign in or register a company',
    leadsTo: '/company/get-started?redirectTo=%2Fcompany%2Fsign-up',
  },
  [p.invitedUser]: {
    heading: 'Sign in or register a company',
    leadsTo: '/company/get-started?redirectTo=%2Fcompany%2Finvited-user',
  },
  [p.waitForInvitation]: { heading: 'Your company already has an account' },
  [p.accountDeactivated]: { heading: 'This account is deactivated' },
  [p.registeredAsIntern]: { heading: 'This address belongs to an intern' },
  [p.inWaitingList]: { heading: 'You’re on the waiting list' },
  [p.onboarding]: {
    heading: 'We’re reviewing Lumen Atelier',
    leadsTo: '/company/dashboard',
  },
  [p.outlook]: { heading: 'Calendar', ...bare },
  [p.dashboard]: {
    heading: /items? needs? your response$/,
    parts: ['Hiring updates', 'Upcoming interviews', 'Interested in you', 'Suggested for you'],
    ...sidebar,
  },
  [p.profile]: {
    heading: 'Brightwater Labs',
    parts: [
      'Company',
      'Introduction',
      'How you work',
      'Tools',
      'Links',
      'Logo',
      'Photos',
      'Videos',
      'Projects',
    ],
    ...sidebar,
  },
  [p.plans]: {
    heading: 'Internship plans',
    parts: ['Create plan', 'Draft', 'Active', 'Paused', 'Archived', 'Data engineering intern'],
    ...sidebar,
  },
  [p.planCandidate]: {
    heading: 'Wanjiru Kamau',
    parts: ['Plan and intern compared', 'Candidates'],
    ...sidebar,
  },
  [p.hiring]: {
    heading: 'Hiring',
    parts: ['Interested and shortlisted', 'Interview', 'Interviewed', 'Offer'],
    ...sidebar,
  },
  [p.candidate]: {
    heading: 'Wanjiru Kamau',
    parts: ['Profile', 'Interviews', 'Offers', 'Company details'],
    ...sidebar,
  },
  [p.browse]: {
    heading: /^\d+ interns$/,
    parts: ['Specialisation', 'Skills', 'Start month', 'Duration', 'Time zone', 'Projects', 'Plan'],
    ...sidebar,
  },
  [p.shortlist]: {
    heading: /^\d+ entries$/,
    parts: ['Njeri W.', 'Propose interview'],
    ...sidebar,
  },
  [p.hired]: {
    heading: 'Hired interns',
    parts: ['Active', 'Past', 'Give feedback'],
    ...sidebar,
  },
  [p.internship]: {
    heading: /^Embedded software intern/,
    parts: ['Give feedback for week', 'Weeks', 'Hours per week', 'Rating'],
    ...sidebar,
  },
  [p.settings]: {
    heading: 'Settings',
    parts: [
      'Members',
      'Interviews',
      'Interview credits',
      'Alternate contacts',
      'Your profile',
      'Calendars',
    ],
    ...sidebar,
  },
}
