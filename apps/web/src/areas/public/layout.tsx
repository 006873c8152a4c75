import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getHomePath } from '@fledge/domain/sessions/guard-table.ts'
import { IconWorld } from '@fledge/ui/icons/world.tsx'
import { Outlet } from '@tanstack/react-router'
import { useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { useSession } from '../../platform/shell/session.ts'
import { Brand } from '../../platform/shell/brand.tsx'
import { OfflineBanner } from '../../platform/shell/toasts-view.tsx'
import styles from '../../platform/shell/shell.module.css'
import { t } from '../../platform/i18n/use-texts.ts'
import own from './layout.module.css'

/** Layout of public pages: the brand and three entry links above, legal links below. */
export default function PublicLayout() {
  const user = useSession()
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('platform.skip')}
      </a>
      <OfflineBanner />
      <header className={styles['publicBar']}>
        <Brand />
        <nav aria-label={t('shell.main')}>
          <a href="/#how">{t('public.nav.how')}</a>
          <Link to={buildPath(paths.public.sitemaps)}>{t('public.nav.companies')}</Link>
          {user ? (
            <Link to={getHomePath(user)}>{t('public.nav.home')}</Link>
          ) : (
            <Link to={buildPath(paths.public.welcome)}>{t('public.nav.signIn')}</Link>
          )}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={styles['pageOfPublic']}>
        <Outlet />
      </main>
      <footer className={own['foot']}>
        <span>{t('public.foot.owner', { year: String(useNow().getFullYear()) })}</span>
        <Link to={buildPath(paths.intern.terms)}>{t('public.foot.terms')}</Link>
        <Link to={buildPath(paths.public.privacy)}>{t('public.foot.privacy')}</Link>
        <Link to={buildPath(paths.public.sitemaps)}>{t('public.foot.sitemap')}</Link>
        <Link to={buildPath(paths.public.status)}>{t('public.foot.status')}</Link>
        <span className={own['language']}>
          <IconWorld size={16} aria-hidden />
          {t('public.foot.language')}
        </span>
      </footer>
    </>
  )
}
