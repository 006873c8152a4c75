import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { type SkeletonFieldType, SkeletonFields } from '@fledge/ui/skeleton-fields.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useEffect, type ReactNode } from 'react'
import { QueryResult, type QueryResultProps } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { type LazyComponent, lazyComponent } from '../../platform/router/lazy-component.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { SectionProps } from './profile-section-form.tsx'

export type StepId = Payload<'companies', 'getOnboardingStatus'>['steps'][number]['step']
type StepProps = Omit<SectionProps<never>, 'profile'>

// Loads each step's fields with the step, because the first one needs only a few.
const loadForms = () => import('./onboarding-forms.tsx')
const YouForm = lazyComponent(
  () => import('./you-form.tsx').then((parts) => parts.YouForm),
  [2, 1, 1, 1, 1],
)
const stepSkeletons = { basic: [1, 4], general: [4, 1], about: ['tall', 1, 1, 1, 1, 1, 1] } as const
const BasicForm = lazyComponent(() => loadForms().then((all) => all.BasicForm), stepSkeletons.basic)
const GeneralForm = lazyComponent(
  () => loadForms().then((all) => all.GeneralForm),
  stepSkeletons.general,
)
const AboutForm = lazyComponent(() => loadForms().then((all) => all.AboutForm), stepSkeletons.about)
const MediaEditor = lazyComponent(
  () => import('./media-editor.tsx').then((parts) => parts.MediaEditor),
  'rows',
)
const SocialForm = lazyComponent(
  () => import('./profile-forms.tsx').then((parts) => parts.SocialForm),
  [9],
)

interface StepFormProps extends StepProps {
  readonly step: StepId
  /** Buttons for a step without a request. */
  readonly last: ReactNode
}

/** Fields of a step with the stored values. */
export function StepForm({ step, last, ...props }: StepFormProps) {
  if (step === 'you') return <YouForm {...props} />
  if (step === 'basic') return <BasicStep {...props} />
  if (step === 'general') return <GeneralStep {...props} />
  if (step === 'about') return <AboutStep {...props} />
  return <MediaStep last={last} />
}

const BasicStep = (props: StepProps) => (
  <Step
    {...props}
    details={useApiQuery('companies', 'getBasicDetails')}
    name={t('companies.step.basic')}
    bones={stepSkeletons.basic}
    form={BasicForm}
  />
)
const GeneralStep = (props: StepProps) => (
  <Step
    {...props}
    details={useApiQuery('companies', 'getGeneralDetails')}
    name={t('companies.step.general')}
    bones={stepSkeletons.general}
    form={GeneralForm}
  />
)
const AboutStep = (props: StepProps) => (
  <Step
    {...props}
    details={useApiQuery('companies', 'getAboutDetails')}
    name={t('companies.step.about')}
    bones={stepSkeletons.about}
    form={AboutForm}
  />
)

interface OneStepProps<P> extends StepProps {
  readonly details: QueryResultProps<P>['of']
  readonly name: string
  readonly bones: SkeletonFieldType
  readonly form: LazyComponent<SectionProps<P>>
}

function Step<P>({ details, name, bones, form: Form, ...step }: OneStepProps<P>) {
  useEffect(() => {
    Form.preload()
  }, [Form])
  return (
    <QueryResult of={details} name={name} loading={<SkeletonFields bones={bones} label={name} />}>
      {(profile) => <Form profile={profile} {...step} />}
    </QueryResult>
  )
}

/** Last step; all of its fields are optional. */
function MediaStep({ last }: { readonly last: ReactNode }) {
  const media = useApiQuery('companies', 'getMediaDetails')
  const user = useUser()
  const name = t('companies.step.media')
  return (
    <QueryResult of={media} name={name} loading={<SkeletonLines lines={6} label={name} />}>
      {(shown) => (
        <Stack>
          <p>{t('companies.onboarding.later')}</p>
          <MediaEditor name={user.company?.name ?? ''} media={shown} />
          <Card title={t('companies.social.title')}>
            <SocialForm
              profile={{ media: shown }}
              onSaved={() => showToast(t('companies.saved'))}
              buttons={(busy) => (
                <Group>
                  <Button type="submit" busy={busy}>
                    {t('companies.social.save')}
                  </Button>
                </Group>
              )}
            />
          </Card>
          {last}
        </Stack>
      )}
    </QueryResult>
  )
}
