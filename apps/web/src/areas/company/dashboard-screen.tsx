import { companyCan } from '@fledge/domain/companies/can.ts'
import { pages } from '@fledge/contract/pages.ts'
import { Columns, Stack } from '@fledge/ui/page.tsx'
import { NextStep } from '@fledge/ui/next-step.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { Answer } from '../../platform/answer.tsx'
import { useAnswer } from '../../platform/query.ts'
import { Together } from '../../platform/together.tsx'
import { useUser } from '../../platform/session.ts'
import { SupportLine } from '../../platform/support-line.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { DashboardTour } from '../../features/dashboards/dashboard-tour.tsx'
import { InterviewsCard, UpdatesCard } from '../../features/dashboards/hiring-cards.tsx'
import { NextStepCard } from '../../features/dashboards/next-step-card.tsx'
import { SuggestionsCard } from '../../features/dashboards/suggestions-card.tsx'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import { MissingContact } from '../../features/members/missing-contact.tsx'
import { ChecklistCard, FunnelCard, InterestedCard } from '../../features/dashboards/side-cards.tsx'

/** The company's start: what waits, then lists, then the funnel and what is left to set up. */
export default function CompanyDashboardScreen() {
  useTitle(t('dashboards.title'))
  const user = useUser()
  const status = user.company?.account_status
  if (status && companyCan.isRefused(status)) {
    return <NextStep title={t('dashboards.next.rejectedTitle')} text={<>{say('companies.notice.rejected')} <SupportLine /></>} action={<ButtonLink to={pages.company.hired}>{t('dashboards.next.hired')}</ButtonLink>} />
  }
  const approved = status !== undefined && companyCan.isPublic({ status })
  const browses = approved && (user.role === 'ADMIN' || user.permissions.includes('BROWSE_CANDIDATE'))
  return <Dashboard browses={browses} />
}

function Dashboard({ browses }: { readonly browses: boolean }) {
  const updates = useAnswer('dashboards', 'getHiringUpdates')
  return (
    <Together name={t('dashboards.title')}>
      <Stack>
        <DashboardTour />
        <Answer of={updates} name={t('dashboards.updates')}>{(payload) => <NextStepCard updates={payload} />}</Answer>
        <NoShowNotice />
        <Columns
          main={<><InterviewsCard />{browses ? <SuggestionsCard /> : null}{updates.data ? <UpdatesCard updates={updates.data.payload.updates} /> : null}</>}
          side={<><FunnelCard /><InterestedCard /><ChecklistCard /><MissingContact /></>}
        />
      </Stack>
    </Together>
  )
}
