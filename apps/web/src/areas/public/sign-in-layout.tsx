import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Link } from '../../platform/router/link.tsx'
import { Brand } from '../../platform/shell/brand.tsx'
import { OfflineBanner } from '../../platform/shell/toasts-view.tsx'
import styles from '../../platform/shell/shell.module.css'
import { t } from '../../platform/i18n/use-texts.ts'
import own from './layout.module.css'

/** Layout of sign-in, sign-up and their notices: the brand and a link to the other side. */
export default function SignInLayout() {
  const company = useLocation().pathname.startsWith('/company')
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('platform.skip')}
      </a>
      <OfflineBanner />
      <header className={own['bar']}>
        <Brand />
        <div className={own['other']}>
          <span>{company ? t('public.signIn.looking') : t('public.signIn.hosting')}</span>
          <Link to={buildPath(company ? paths.intern.getStarted : paths.company.getStarted)}>
            {company ? t('public.signIn.asIntern') : t('public.signIn.asCompany')}
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={own['page']}>
        <Outlet />
      </main>
    </>
  )
}
