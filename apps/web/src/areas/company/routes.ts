import { pages } from '@fledge/contract/pages.ts'
import type { LayoutTable } from '../../platform/table.ts'

const p = pages.company

/** Every company screen: address and file (`features/<room>/<x>-screen.tsx`, or `areas/…`); who gets in is the domain's guard table. */
export const companyLayouts: readonly LayoutTable[] = [
  {
    id: 'company-app', layout: () => import('./layout.tsx'), screens: [
      { page: p.dashboard, file: 'areas/company/dashboard' },
      { page: p.profile, file: 'companies/company-profile' },
      { page: p.plans, file: 'plans/company-plans' },
      { page: p.plan, file: 'areas/company/plan' },
      { page: p.planCandidate, file: 'areas/company/plan-candidate' },
      { page: p.hiring, file: 'candidatures/company-hiring' },
      { page: p.candidate, file: 'areas/company/candidate' },
      { page: p.offers, file: 'offers/company-offers' },
      { page: p.offer, file: 'areas/company/offer' },
      { page: p.browse, file: 'browse/company-browse' },
      { page: p.propose, file: 'interviews/company-propose' },
      { page: p.shortlist, file: 'browse/company-shortlist' },
      { page: p.hired, file: 'internships/company-hired' },
      { page: p.internship, file: 'areas/company/internship' },
      { page: p.settings, file: 'areas/company/settings' },
    ],
  },
  { id: 'company-steps', layout: () => import('./steps-layout.tsx'), screens: [{ page: p.newPlan, file: 'plans/company-plan-edit' }] },
  {
    id: 'company-bare', layout: () => import('./bare-layout.tsx'), screens: [
      { page: p.onboarding, file: 'companies/company-onboarding' },
      { page: p.outlook, file: 'calendars/company-outlook' },
    ],
  },
  {
    id: 'company-public', layout: () => import('../public/sign-in-layout.tsx'), screens: [
      { page: p.index, file: 'sessions/company-get-started' },
      { page: p.getStarted, file: 'sessions/company-get-started' },
      { page: p.signUp, file: 'registration/company-sign-up' },
      { page: p.invitedUser, file: 'registration/company-invited-user' },
      { page: p.waitForInvitation, file: 'registration/wait-for-invitation' },
      { page: p.accountDeactivated, file: 'registration/account-deactivated' },
      { page: p.registeredAsIntern, file: 'registration/registered-as-intern' },
      { page: p.inWaitingList, file: 'registration/in-waiting-list' },
    ],
  },
]
