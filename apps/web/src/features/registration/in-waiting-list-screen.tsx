import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Tells the company that it is on the waiting list, and what happens next. */
export default function InWaitingListScreen() {
  return (
    <NoticePage
      icon={<IconHourglass size={22} />}
      title={t('registration.waiting.title')}
      text={t('registration.waiting.text')}
      stepsTitle={t('registration.next')}
      steps={[t('registration.waiting.mail'), t('registration.waiting.link')]}
      actions={
        <ButtonLink size="large" to={buildPath(paths.public.landing)}>
          {t('errorScreen.notFound.home')}
        </ButtonLink>
      }
    />
  )
}
