import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationSteps } from '@fledge/domain/applications/application-sections.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { getSectionPath } from './step-frame.tsx'

/** Overview of the application and the time it takes, with a button to start it. */
export default function InternApplicationLandingScreen() {
  useTitle(t('applications.landing.title'))
  const go = useNavigateTo()
  const application = useApiQuery('applications', 'getApplication', {})
  const start = useApiMutation('applications', 'startApplication', {
    onDone: () => void go(getSectionPath('PERSONAL_INFORMATION')),
  })
  return (
    <Stack narrow centred>
      <QueryResult of={application} name={t('applications.landing.title')}>
        {(view) => (
          <PageHeader
            eyebrow={view.batch.name}
            title={t('applications.landing.title')}
            text={t('applications.landing.text')}
            actions={
              <BeginButton
                canStart={view.may.start === true}
                busy={start.isPending}
                onStart={() => start.mutate({ body: {} })}
              />
            }
          />
        )}
      </QueryResult>
      <SectionsCard />
    </Stack>
  )
}

interface BeginButtonProps {
  readonly canStart: boolean
  readonly busy: boolean
  readonly onStart: () => void
}

/** Starts or continues the application. */
function BeginButton({ canStart, busy, onStart }: BeginButtonProps) {
  const go = useNavigateTo()
  return canStart ? (
    <Button tone="primary" size="large" busy={busy} onClick={onStart}>
      {t('applications.landing.start')}
    </Button>
  ) : (
    <Button
      tone="primary"
      size="large"
      onClick={() => void go(buildPath(paths.intern.application))}
    >
      {t('applications.landing.goOn')}
    </Button>
  )
}

/** List of sections with their contents and the time they take. */
function SectionsCard() {
  return (
    <Card title={t('applications.landing.sections')} count={applicationSteps.length} flush>
      <CardList>
        {applicationSteps.map((step) => (
          <CardListItem
            key={step.section}
            end={<Meta>{t(`applications.landing.time.${step.section}`)}</Meta>}
          >
            <p>
              {step.number}. {translateKey(`applications.section.${step.section}`)}
            </p>
            <Meta>{t(`applications.landing.says.${step.section}`)}</Meta>
          </CardListItem>
        ))}
      </CardList>
    </Card>
  )
}
