import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { getEndReasonTextKey } from '@fledge/domain/applications/reasons.ts'
import { applicationBadges, isApplicationEnded } from '@fledge/domain/applications/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { EnrolmentCard } from '../../features/enrolment/enrolment-card.tsx'
import { ApplicationFactCards } from '../../features/applications/application-fact-cards.tsx'
import { useResponseDeadlineText } from '../../features/applications/use-response-deadline-text.ts'
import { LeaveBatchCard } from '../../features/applications/leave-batch-card.tsx'
import { OwnBatchCard, OwnServicesCard } from '../../features/batches/own-batch-card.tsx'
import { getSectionPath } from '../../features/applications/step-frame.tsx'

/** Whether the profile stays editable while the identity details are frozen. */
const isApproved = (view: ApplicationView) =>
  view.may.editProfile === true && view.may.editIdentity !== true

/** An ended application, read-only. */
function FormerApplication({ view }: { readonly view: ApplicationView }) {
  return (
    <>
      <PageHeader
        eyebrow={view.batch.name}
        title={
          <>
            {t('applications.former')}{' '}
            <Badge tone={applicationBadges[view.status].tone}>
              {translateKey(applicationBadges[view.status].text)}
            </Badge>
          </>
        }
        text={t('applications.formerText')}
        actions={
          <ButtonLink to={buildPath(paths.intern.applications)}>
            {t('applications.toList')}
          </ButtonLink>
        }
      />
      <Dates view={view} />
      <ApplicationFactCards application={view} isOpen={false} />
    </>
  )
}

/**
 * Status of an application and its next step; without an id, of the application that is open now.
 */
export default function ApplicationScreen() {
  useTitle(t('applications.titleBare'))
  const id = usePathParam('id')
  const application = useApiQuery('applications', 'getApplication', {
    query: id ? { application_id: id } : {},
  })
  const info = useApiQuery('applications', 'sectionInfo', {})
  const approved = application.data !== undefined && isApproved(application.data.payload)
  const enrolment = useApiQuery('enrolment', 'getEnrolment', {}, { enabled: approved }).data
    ?.payload.confirm
  const by = useResponseDeadlineText(application.data?.payload)
  if (!id && application.error instanceof ApiError && application.error.status === 404)
    return <NoApplication />
  return (
    <Stack>
      <QueryResult
        of={application}
        name={t('applications.titleBare')}
        missingTitle={t('applications.gone')}
      >
        {(view) =>
          id && isApplicationEnded(view.status) ? (
            <FormerApplication view={view} />
          ) : (
            <OpenApplication
              view={view}
              isEnrolmentDue={Boolean(enrolment)}
              by={by}
              next={info.data?.payload.missing[0]?.section ?? 'REVIEW'}
            />
          )
        }
      </QueryResult>
    </Stack>
  )
}

function NoApplication() {
  return (
    <EmptyState
      page
      title={t('applications.none.title')}
      text={t('applications.none.text')}
      action={
        <ButtonLink to={buildPath(paths.intern.findBatch)}>
          {t('applications.none.find')}
        </ButtonLink>
      }
    />
  )
}

interface OpenApplicationProps {
  readonly view: ApplicationView
  /** The enrolment has not been confirmed yet. */
  readonly isEnrolmentDue: boolean
  /** Deadline of the reply, as a sentence. */
  readonly by: string | undefined
  /** The section to continue with. */
  readonly next: ApplicationSection
}

function OpenApplication({ view, isEnrolmentDue, by, next }: OpenApplicationProps) {
  return (
    <>
      <PageHeader
        eyebrow={view.batch.name}
        title={
          <>
            {t('applications.yours')}{' '}
            <Badge tone={applicationBadges[view.status].tone}>
              {translateKey(applicationBadges[view.status].text)}
            </Badge>
          </>
        }
        text={[isEnrolmentDue ? t('enrolment.waits') : t(`applications.now.${view.status}`), by]
          .filter(Boolean)
          .join(' ')}
        actions={<ApplicationActions view={view} next={next} />}
      />
      <ColumnLayout
        main={
          <>
            {isApproved(view) ? <EnrolmentCard /> : null}
            <Dates view={view} />
            <OwnServicesCard />
            {view.may.withdraw === true ? (
              <LeaveBatchCard
                application={view.application_id}
                batch={view.batch.name}
                isSent={view.submitted_at !== null}
              />
            ) : null}
          </>
        }
        side={<OwnBatchCard hasSeat={!isApplicationEnded(view.status)} />}
      />
    </>
  )
}

interface ApplicationActionsProps {
  readonly view: ApplicationView
  readonly next: ApplicationSection
}

function ApplicationActions({ view, next }: ApplicationActionsProps) {
  if (view.may.carryOver === true)
    return (
      <ButtonLink tone="primary" to={buildPath(paths.intern.findBatch)}>
        {t('applications.carryOver')}
      </ButtonLink>
    )
  if (view.may.start === true)
    return (
      <ButtonLink tone="primary" to={buildPath(paths.intern.applicationLanding)}>
        {t('applications.landing.start')}
      </ButtonLink>
    )
  if (view.may.saveSection === true)
    return (
      <ButtonLink
        tone="primary"
        to={view.submitted_at ? buildPath(paths.intern.applicationFeedback) : getSectionPath(next)}
      >
        {view.submitted_at ? t('applications.seeChanges') : t('applications.landing.goOn')}
      </ButtonLink>
    )
  return (
    <ButtonLink to={buildPath(paths.intern.dashboard)}>{t('applications.toDashboard')}</ButtonLink>
  )
}

function Dates({ view }: { readonly view: ApplicationView }) {
  const reason = getEndReasonTextKey(view.status, view.decision_reason)
  return (
    <Card title={t('applications.dates')}>
      <FactList
        facts={[
          { name: t('applications.began'), value: <RelativeTime at={view.created_at} /> },
          {
            name: t('applications.sent'),
            value: view.submitted_at ? (
              <RelativeTime at={view.submitted_at} />
            ) : (
              t('applications.notYet')
            ),
          },
          {
            name: t('applications.decided'),
            value: view.decided_at ? (
              <RelativeTime at={view.decided_at} />
            ) : (
              t('applications.notYet')
            ),
          },
          ...(reason ? [{ name: t('applications.reason'), value: translateKey(reason) }] : []),
        ]}
      />
    </Card>
  )
}
