import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Stack } from '@fledge/ui/page.tsx'
import { IconConfetti } from '@fledge/ui/icons/confetti.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import {
  ClosedBatch,
  type RegistrationBatch,
  SuggestedBatch,
  useRegistrationBatch,
} from './registration-batch.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Confirms that the account was created; two short steps remain. */
export default function InternCongratulationsScreen() {
  const user = useUser()
  const status = useApiQuery('internRegistration', 'getOnboardingStatus', {})
  const batch = status.data?.payload.batch
  const { closed, own } = useRegistrationBatch()
  return (
    <NoticePage
      icon={<IconConfetti size={22} />}
      title={t('internRegistration.congratulations.title', { name: user.first_name ?? '' })}
      text={
        batch
          ? t('internRegistration.congratulations.batch', { batch: batch.name })
          : t('internRegistration.congratulations.text')
      }
      stepsTitle={t('internRegistration.next')}
      steps={[
        t('internRegistration.congratulations.personalization'),
        t(
          batch
            ? 'internRegistration.congratulations.seatStep'
            : 'internRegistration.congratulations.batchStep',
        ),
        t('internRegistration.congratulations.application'),
      ]}
      more={batch || !status.data ? null : <OtherBatches closed={closed} own={own} />}
      actions={
        <ButtonLink tone="primary" size="large" to={buildPath(paths.intern.personalization)}>
          {t('internRegistration.congratulations.action')}
        </ButtonLink>
      }
    />
  )
}

/** Status of the batch the user came for, and the one that matches their email address. */
function OtherBatches({ closed, own }: Pick<RegistrationBatch, 'closed' | 'own'>) {
  return (
    <Stack tight>
      {closed ? <ClosedBatch batch={closed} /> : null}
      {own ? (
        <SuggestedBatch
          batch={own}
          action={
            <ButtonLink to={buildPath(paths.intern.batchSelection)}>
              {t('internRegistration.coming.take')}
            </ButtonLink>
          }
        />
      ) : null}
    </Stack>
  )
}
