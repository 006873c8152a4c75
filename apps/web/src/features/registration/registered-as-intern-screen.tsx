import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconSchool } from '@fledge/ui/icons/school.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Shown when the email address already belongs to an intern. */
export default function RegisteredAsInternScreen() {
  return (
    <NoticePage
      icon={<IconSchool size={22} />}
      title={t('registration.asIntern.title')}
      text={t('registration.asIntern.text')}
      actions={
        <>
          <ButtonLink tone="primary" size="large" to={buildPath(paths.intern.getStarted)}>
            {t('registration.asIntern.action')}
          </ButtonLink>
          <ButtonLink size="large" to={buildPath(paths.company.getStarted)}>
            {t('registration.otherAddress')}
          </ButtonLink>
        </>
      }
    />
  )
}
