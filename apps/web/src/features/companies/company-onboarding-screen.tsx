import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { Stepper } from '@fledge/ui/stepper.tsx'
import { useEffect, useState } from 'react'
import { useAddressState, useAddressStep } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { CallError } from '../../platform/call-error.ts'
import { client, type Payload } from '../../platform/client.ts'
import { useDraftsLeft } from '../../platform/kept.ts'
import { Link, useGo } from '../../platform/link.tsx'
import { refresh, showFailure, useAnswer, useCall } from '../../platform/query.ts'
import { renewSession } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { SureDialog } from '../../platform/sure-dialog.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { draftsOfMedia } from './profile-calls.ts'
import { StepForm, type StepId } from './onboarding-steps.tsx'

type Status = Payload<'companies', 'getOnboardingStatus'>

/** Onboarding, saved at each step; a member who was invited has only their own. */
export default function CompanyOnboardingScreen() {
  useTitle(t('companies.onboarding.title'))
  const status = useAnswer('companies', 'getOnboardingStatus')
  useEffect(() => {
    // Marked once; a second time changes nothing.
    void client.companies.startOnboarding().catch(() => null)
  }, [])
  const loading = <SkeletonLines lines={6} label={t('companies.onboarding.title')} />
  return (
    <Answer of={status} name={t('companies.onboarding.title')} loading={loading}>
      {(how) => <Steps status={how} />}
    </Answer>
  )
}

/** Completes onboarding; where something is missing, it is named from then on and the first step that lacks it opens. */
function useFinish(ids: readonly StepId[], onMissing: (step: StepId) => void) {
  const go = useGo()
  const [tried, setTried] = useState(false)
  const finish = useCall('companies', 'completeOnboarding', {
    quiet: true,
    onDone: () => void renewSession().then(() => go(pages.company.dashboard, { replace: true })),
    onFailed: (error) => {
      const first =
        error instanceof CallError
          ? ids.find((id) => Object.keys(error.fields).some((field) => field.startsWith(`${id}.`)))
          : undefined
      if (!first) return showFailure(error)
      setTried(true)
      void refresh(['getOnboardingStatus'])
      onMissing(first)
    },
  })
  return { finish, tried }
}

function Steps({ status }: { readonly status: Status }) {
  const [{ step }] = useAddressState()
  const ids = status.steps.map((one) => one.step)
  const current = ids.find((id) => id === step) ?? status.next ?? ids.at(-1) ?? 'you'
  const goTo = useAddressStep(current)
  const { finish, tried } = useFinish(ids, goTo)
  const at = ids.indexOf(current)
  const [before, next] = [ids[at - 1], ids[at + 1]]
  // A step that asks for nothing is done once one has been past it or said something there.
  const isDone = (one: Status['steps'][number], index: number) =>
    one.is_complete && (one.is_required || one.is_begun || index < at)
  const isAnyLeft = useDraftsLeft(draftsOfMedia)
  const [asks, setAsks] = useState(false)
  const forward = () =>
    next
      ? goTo(next)
      : void isAnyLeft().then((isLeft) => (isLeft ? setAsks(true) : finish.mutate({})))
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [current])
  const label = next ? t('common.btn.next') : t('companies.onboarding.finish')
  const buttons = (busy: boolean) => (
    <Group>
      {before ? (
        <Button size="large" onClick={() => goTo(before)}>
          {t('common.btn.back')}
        </Button>
      ) : null}
      <Button type="submit" tone="primary" size="large" busy={busy || finish.isPending}>
        {label}
      </Button>
    </Group>
  )
  return (
    <Stepper
      title={t('companies.onboarding.title')}
      says={t('companies.onboarding.says', {
        done: status.steps.filter(isDone).length,
        of: ids.length,
      })}
      current={current}
      steps={status.steps.map((one, index) => ({
        id: one.step,
        name: t(`companies.step.${one.step}`),
        ...(tried && !one.is_complete
          ? { text: t('companies.onboarding.open', { count: one.missing.length }) }
          : {}),
        state:
          one.step === current
            ? 'current'
            : isDone(one, index)
              ? 'done'
              : tried && !one.is_complete
                ? 'missing'
                : 'coming',
      }))}
      link={(one, look, inside, isCurrent) => (
        <Link
          to={address(pages.company.onboarding, {}, { step: one.id })}
          className={look}
          {...(isCurrent ? { 'aria-current': 'step' } : {})}
        >
          {inside}
        </Link>
      )}
    >
      <Stack>
        {tried ? <StillMissing steps={status.steps} /> : null}
        <PageHeader
          title={t(`companies.step.${current}`)}
          text={t(`companies.step.${current}.text`)}
        />
        <StepForm
          step={current}
          onSaved={forward}
          buttons={buttons}
          last={
            <Group>
              {before ? (
                <Button size="large" onClick={() => goTo(before)}>
                  {t('common.btn.back')}
                </Button>
              ) : null}
              <Button tone="primary" size="large" busy={finish.isPending} onClick={forward}>
                {label}
              </Button>
            </Group>
          }
        />
      </Stack>
      {asks ? (
        <SureDialog
          harmless
          title={t('companies.onboarding.left')}
          text={t('companies.onboarding.leftText')}
          act={t('companies.onboarding.finishAnyway')}
          busy={finish.isPending}
          onSure={() => finish.mutate({})}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Stepper>
  )
}

/** What stands in the way of finishing, by name, each step a way there; nothing once all is said. */
function StillMissing({ steps }: { readonly steps: Status['steps'] }) {
  const open = steps.filter((one) => !one.is_complete)
  if (open.length === 0) return null
  return (
    <Card title={t('companies.onboarding.missing')} flush>
      <div role="alert">
        <Rows>
          {open.map((one) => (
            <Row key={one.step}>
              <Link to={address(pages.company.onboarding, {}, { step: one.step })}>
                {t(`companies.step.${one.step}`)}
              </Link>
              <Meta>
                {one.missing.map((field) => say(`companies.missing.${field}`)).join(', ')}
              </Meta>
            </Row>
          ))}
        </Rows>
      </div>
    </Card>
  )
}
