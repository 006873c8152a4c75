import { isBeingTakenOver } from '@fledge/ui/take-over.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { useEffect, useState } from 'react'
import { paths } from '@fledge/contract/paths.ts'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { RevealTogether } from '../../platform/router/reveal-together.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from '../../features/dashboards/dashboard.module.css'
import { DashboardTour, getStopProps } from '../../features/dashboards/dashboard-tour.tsx'
import { UpcomingInterviewsCard, UpdatesCard } from '../../features/dashboards/hiring-cards.tsx'
import { NextStepCard } from '../../features/dashboards/next-step-card.tsx'
import { PendingDashboard } from '../../features/dashboards/pending-dashboard.tsx'
import { SuggestionsCard } from '../../features/dashboards/suggestions-card.tsx'
import { ContinuingOffers } from '../../features/offers/continuing-offers.tsx'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import { MissingContact } from '../../features/members/missing-contact.tsx'
import { ProgressCard } from '../../features/dashboards/progress-card.tsx'
import { shouldShow, markFlagSeen } from '../../features/dashboards/tour-flags.ts'
import { ChecklistCard, FunnelCard, InterestedCard } from '../../features/dashboards/side-cards.tsx'

/**
 * The company's dashboard: pending tasks, then lists, then the funnel and the remaining setup
 * steps.
 */
export default function CompanyDashboardScreen() {
  useTitle(t('dashboards.title'))
  const user = useUser()
  const status = user.company?.account_status
  if (status && companyCan.isRefused(status)) {
    return (
      <Stack>
        <NextStepPanel
          title={t('dashboards.next.rejectedTitle')}
          text={
            <>
              {translateKey('companies.notice.rejected')} <SupportContact />
            </>
          }
          action={<ButtonLink to={paths.company.hired}>{t('dashboards.next.hired')}</ButtonLink>}
        />
        <ContinuingOffers />
      </Stack>
    )
  }
  if (status && companyCan.waitsForReview(status)) return <PendingDashboard />
  const approved = status !== undefined && companyCan.isPublic({ status })
  const canBrowse =
    approved && (user.role === 'ADMIN' || user.permissions.includes('BROWSE_CANDIDATE'))
  return <Dashboard canBrowse={canBrowse} />
}

function Dashboard({ canBrowse }: { readonly canBrowse: boolean }) {
  const updates = useApiQuery('dashboards', 'getHiringUpdates')
  // The parts are animated on the first visit only, unless they are on the screen already.
  const [moves] = useState(() => !isBeingTakenOver() && shouldShow('animation'))
  useEffect(() => {
    markFlagSeen('animation')
  }, [])
  return (
    <RevealTogether name={t('dashboards.title')}>
      <div className={styles['arrives']} data-moves={moves}>
        <Stack>
          <DashboardTour browses={canBrowse} />
          <div {...getStopProps('next')}>
            <QueryResult of={updates} name={t('dashboards.updates')}>
              {(payload) => <NextStepCard updates={payload} />}
            </QueryResult>
          </div>
          <NoShowNotice />
          <ColumnLayout
            main={
              <>
                <div {...getStopProps('interviews')}>
                  <UpcomingInterviewsCard />
                </div>
                {canBrowse ? (
                  <div {...getStopProps('suggested')}>
                    <SuggestionsCard />
                  </div>
                ) : null}
                <ProgressCard />
                {updates.data ? <UpdatesCard updates={updates.data.payload.updates} /> : null}
              </>
            }
            side={<SideCards />}
          />
        </Stack>
      </div>
    </RevealTogether>
  )
}

function SideCards() {
  return (
    <>
      <div {...getStopProps('ready')}>
        <FunnelCard />
      </div>
      <InterestedCard />
      <ChecklistCard />
      <MissingContact />
    </>
  )
}
