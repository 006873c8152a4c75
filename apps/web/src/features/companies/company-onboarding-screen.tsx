import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { type StepItem, Stepper } from '@fledge/ui/stepper.tsx'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams, useStepParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { client, type Payload } from '../../platform/http/client.ts'
import { useUnsavedDrafts } from '../../platform/forms/draft-state.ts'
import { Link, useNavigateTo } from '../../platform/router/link.tsx'
import {
  invalidateEndpoints,
  showFailure,
  useApiQuery,
  useApiMutation,
} from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { mediaDrafts } from './profile-queries.ts'
import { StepForm, type StepId } from './onboarding-steps.tsx'

type Status = Payload<'companies', 'getOnboardingStatus'>
type StepStatus = Status['steps'][number]

/** Company onboarding, saved at each step. Invited members only have their own step. */
export default function CompanyOnboardingScreen() {
  useTitle(t('companies.onboarding.title'))
  const status = useApiQuery('companies', 'getOnboardingStatus')
  useEffect(() => {
    // Idempotent: a second request changes nothing.
    void client.companies.startOnboarding().catch(() => null)
  }, [])
  const loading = <SkeletonLines lines={6} label={t('companies.onboarding.title')} />
  return (
    <QueryResult of={status} name={t('companies.onboarding.title')} loading={loading}>
      {(how) => <Steps status={how} />}
    </QueryResult>
  )
}

/**
 * Completes onboarding. If fields are missing, marks them from then on and opens the first
 * incomplete step.
 */
function useFinish(ids: readonly StepId[], onMissing: (step: StepId) => void) {
  const go = useNavigateTo()
  const [tried, setTried] = useState(false)
  const finish = useApiMutation('companies', 'completeOnboarding', {
    quiet: true,
    onDone: () => void renewSession().then(() => go(paths.company.dashboard, { replace: true })),
    onFailed: (error) => {
      const first =
        error instanceof ApiError
          ? ids.find((id) => Object.keys(error.fields).some((field) => field.startsWith(`${id}.`)))
          : undefined
      if (!first) return showFailure(error)
      setTried(true)
      void invalidateEndpoints(['getOnboardingStatus'])
      onMissing(first)
    },
  })
  return { finish, tried }
}

/** Returns the step from the URL with its neighbours, and scrolls to the top of each step. */
function useCurrentStep({ steps, next }: Status) {
  const [{ step }] = useSearchParams()
  const ids = steps.map((entry) => entry.step)
  const current = ids.find((id) => id === step) ?? next ?? ids.at(-1) ?? 'you'
  const goTo = useStepParam(current)
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [current])
  const at = ids.indexOf(current)
  return {
    ids,
    current,
    at,
    before: steps.slice(0, at).findLast(hasOpenQuestions)?.step,
    next: steps.slice(at + 1).find(hasOpenQuestions)?.step,
    goTo,
  }
}

/** Steps already answered at sign-up are skipped, but their names still link to them. */
const hasOpenQuestions = (step: StepStatus) =>
  !step.is_complete || (step.step !== 'you' && step.step !== 'basic')

function Steps({ status }: { readonly status: Status }) {
  const { ids, current, at, before, next, goTo } = useCurrentStep(status)
  const { finish, tried } = useFinish(ids, goTo)
  const isAnyLeft = useUnsavedDrafts(mediaDrafts)
  const [asks, setAsks] = useState(false)
  const forward = () =>
    next
      ? goTo(next)
      : void isAnyLeft().then((isLeft) => (isLeft ? setAsks(true) : finish.mutate({})))
  return (
    <Stepper
      title={t('companies.onboarding.title')}
      progress={t('companies.onboarding.says', {
        done: status.steps.filter((step, index) => isStepDone(step, index < at)).length,
        of: ids.length,
      })}
      current={current}
      steps={toStepperSteps(status.steps, at, tried)}
      link={renderStepLink}
    >
      <Stack narrow>
        {tried ? <StillMissing steps={status.steps} /> : null}
        <CurrentStep
          step={current}
          nextLabel={next ? t('common.btn.next') : t('companies.onboarding.finish')}
          busy={finish.isPending}
          onBack={before ? () => goTo(before) : undefined}
          onForward={forward}
        />
      </Stack>
      {asks ? (
        <FinishAnywayDialog
          busy={finish.isPending}
          onSure={() => finish.mutate({})}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Stepper>
  )
}

/** Steps without required fields are done after they were passed or something was entered. */
const isStepDone = (step: StepStatus, isPassed: boolean) =>
  step.is_complete && (step.is_required || step.is_begun || isPassed)

/**
 * @param at index of the current step
 * @param tried whether the user tried to finish; missing fields are marked from then on
 */
function toStepperSteps(steps: Status['steps'], at: number, tried: boolean): readonly StepItem[] {
  return steps.map((step, index) => {
    const isMissing = tried && !step.is_complete
    return {
      id: step.step,
      name: t(`companies.step.${step.step}`),
      ...(isMissing
        ? { text: t('companies.onboarding.open', { count: step.missing.length }) }
        : {}),
      state:
        index === at
          ? 'current'
          : isStepDone(step, index < at)
            ? 'done'
            : isMissing
              ? 'missing'
              : 'coming',
    }
  })
}

const renderStepLink = (
  step: StepItem,
  className: string,
  inside: ReactNode,
  isCurrent: boolean,
) => (
  <Link
    to={buildPath(paths.company.onboarding, {}, { step: step.id })}
    className={className}
    {...(isCurrent ? { 'aria-current': 'step' } : {})}
  >
    {inside}
  </Link>
)

interface CurrentStepProps {
  readonly step: StepId
  readonly nextLabel: string
  readonly busy: boolean
  /** Undefined in the first step. */
  readonly onBack: (() => void) | undefined
  readonly onForward: () => void
}

/** Heading, fields and buttons of a step. */
function CurrentStep({ step, nextLabel, busy, onBack, onForward }: CurrentStepProps) {
  const back = onBack ? (
    <Button size="large" onClick={onBack}>
      {t('common.btn.back')}
    </Button>
  ) : null
  const buttons = (isSending: boolean) => (
    <Group>
      {back}
      <Button type="submit" tone="primary" size="large" busy={isSending || busy}>
        {nextLabel}
      </Button>
    </Group>
  )
  const last = (
    <Group>
      {back}
      <Button tone="primary" size="large" busy={busy} onClick={onForward}>
        {nextLabel}
      </Button>
    </Group>
  )
  return (
    <>
      <PageHeader title={t(`companies.step.${step}`)} text={t(`companies.step.${step}.text`)} />
      <StepForm step={step} onSaved={onForward} buttons={buttons} last={last} />
    </>
  )
}

interface FinishAnywayDialogProps {
  readonly busy: boolean
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Warns that unsaved media input is lost when finishing. */
const FinishAnywayDialog = (props: FinishAnywayDialogProps) => (
  <ConfirmDialog
    harmless
    title={t('companies.onboarding.left')}
    text={t('companies.onboarding.leftText')}
    act={t('companies.onboarding.finishAnyway')}
    {...props}
  />
)

/** Links to the steps that still prevent finishing; renders nothing when none do. */
function StillMissing({ steps }: { readonly steps: Status['steps'] }) {
  const open = steps.filter((step) => !step.is_complete)
  if (open.length === 0) return null
  return (
    <Card title={t('companies.onboarding.missing')} flush>
      <div role="alert">
        <CardList>
          {open.map((step) => (
            <CardListItem key={step.step}>
              <Link to={buildPath(paths.company.onboarding, {}, { step: step.step })}>
                {t(`companies.step.${step.step}`)}
              </Link>
              <Meta>
                {step.missing.map((field) => translateKey(`companies.missing.${field}`)).join(', ')}
              </Meta>
            </CardListItem>
          ))}
        </CardList>
      </div>
    </Card>
  )
}
