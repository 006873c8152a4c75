import { paths } from '@fledge/contract/paths.ts'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { StagePath } from '@fledge/ui/stage-path.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatDayInSentence, formatNearDay, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { RevealTogether } from '../../platform/router/reveal-together.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { FitsCard } from './dashboard-fits.tsx'
import { MatchesCard } from './dashboard-matches.tsx'
import { InternInterviewsCard } from './dashboard-interviews.tsx'
import { NextCard } from './dashboard-next.tsx'
import { InternshipCard, OffersCard, ProfileCard, TimesCard } from './dashboard-side.tsx'
import { ZonePrompt } from './dashboard-zone.tsx'

type Stage = Payload<'applications', 'currentStage'>
/** The step in which the programme team reviews the application. */
const reviewSteps: readonly Stage['steps'][number]['step'][] = ['APPROVED']

/**
 * The intern's dashboard: stage, next step, then interviews, matching internships, offers and
 * profile.
 */
export default function InternDashboardScreen() {
  useTitle(t('intern.nav.dashboard'))
  const details = useApiQuery('applications', 'internBasicDetails', {})
  return (
    <QueryResult of={details} name={t('intern.nav.dashboard')}>
      {(payload) => (
        <Stack>
          {payload.application_id ? (
            <RevealTogether name={t('intern.nav.dashboard')}>
              <Dashboard applicationId={payload.application_id} />
            </RevealTogether>
          ) : (
            <NoBatch />
          )}
          {payload.show_time_zone_prompt ? <ZonePrompt /> : null}
        </Stack>
      )}
    </QueryResult>
  )
}

/** Shown before the intern has applied to a batch. */
function NoBatch() {
  return (
    <NextStepPanel
      title={t('intern.dashboard.next.batch')}
      text={t('intern.dashboard.next.batchText')}
      action={
        <ButtonLink tone="accent" size="large" to={paths.intern.findBatch}>
          {t('intern.dashboard.next.batchDo')}
        </ButtonLink>
      }
    />
  )
}

/** Starts all queries at once, so that the parts can be shown together. */
function Dashboard({ applicationId }: { readonly applicationId: string }) {
  const user = useUser()
  const id = user.intern_id ?? applicationId
  const stage = useApiQuery('applications', 'currentStage', { params: { id: applicationId } })
  const isSeen =
    stage.data !== undefined && applicationCan.isSeenByCompanies(stage.data.payload.status)
  return (
    <Stack>
      <QueryResult of={stage} name={t('intern.dashboard.stage')}>
        {(payload) => <Stages stage={payload} />}
      </QueryResult>
      <NextCard stage={stage.data?.payload} internId={id} />
      <ColumnLayout
        main={
          <>
            <InternInterviewsCard internId={id} />
            <FitsCard internId={id} block={stage.data?.payload.interest_block ?? null} />
          </>
        }
        side={
          <>
            <OffersCard internId={id} />
            <MatchesCard />
            <TimesCard />
            <ProfileCard isSeen={isSeen} />
            <InternshipCard />
          </>
        }
      />
    </Stack>
  )
}

function Stages({ stage }: { readonly stage: Stage }) {
  const now = useNow()
  const zone = useZone()
  const format = ({ step, at, count, state }: Stage['steps'][number]) => {
    if (count > 0) return t(`intern.dashboard.stage.${step}.count`, { count })
    if (!at)
      return state === 'now' && reviewSteps.includes(step)
        ? t(
            stage.turn === 'intern'
              ? 'intern.dashboard.stage.changes'
              : 'intern.dashboard.stage.waiting',
          )
        : undefined
    return step === 'INTERNSHIP'
      ? t('intern.dashboard.stage.from', { day: formatDayInSentence(`${at}T12:00:00Z`, zone, now) })
      : formatNearDay(at, zone, now)
  }
  return (
    <StagePath
      label={t('intern.dashboard.stage')}
      stages={stage.steps.map((step) => ({
        name: t(`intern.dashboard.stage.${step.step}`),
        text: format(step),
        state: step.state === 'now' ? 'current' : step.state === 'open' ? 'coming' : 'done',
      }))}
    />
  )
}
