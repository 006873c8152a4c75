import { address, pages } from '@fledge/contract/pages.ts'
import { IconSchool } from '@tabler/icons-react'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { t } from '../../platform/use-texts.ts'

/** The address belongs to an intern already. */
export default function RegisteredAsInternScreen() {
  return (
    <NoticePage
      icon={<IconSchool size={22} />}
      title={t('registration.asIntern.title')}
      text={t('registration.asIntern.text')}
      actions={
        <>
          <ButtonLink tone="primary" size="large" to={address(pages.intern.getStarted)}>
            {t('registration.asIntern.action')}
          </ButtonLink>
          <ButtonLink size="large" to={address(pages.company.getStarted)}>
            {t('registration.otherAddress')}
          </ButtonLink>
        </>
      }
    />
  )
}
