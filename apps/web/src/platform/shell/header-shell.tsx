import { buttonClass } from '@fledge/ui/button.tsx'
import { IconX } from '@fledge/ui/icons/x.tsx'
import { Link } from '../router/link.tsx'
import { t } from '../i18n/use-texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import { useLiveNotices } from './live-notices.ts'
import { OfflineBanner } from './toasts-view.tsx'
import styles from './shell.module.css'
import { useCurrentTitle } from './title.ts'

/**
 * Header of 56 px above the screen: title, what the screen adds beside it ("Saved 12:04"), a leave
 * link and the account menu.
 */
export function HeaderShell({
  home,
  leaveTo,
  full,
}: {
  readonly home: string
  readonly leaveTo: string
  readonly full?: boolean
}) {
  const { title, side } = useCurrentTitle()
  // There is no bell here, but new notifications still refresh this screen.
  useLiveNotices()
  return (
    <div className={styles['column']}>
      <a className={styles['skip']} href="#content">
        {t('platform.skip')}
      </a>
      <OfflineBanner />
      <header className={`${styles['bar']} ${styles['lined']}`}>
        <Brand to={home} />
        <div className={styles['trail']}>
          <b>{title}</b>
        </div>
        <div className={styles['barEnd']}>
          {side}
          <LeaveLink home={home} />
          <AccountMenu leaveTo={leaveTo} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={`${styles['content']} ${full ? styles['full'] : ''}`}
      >
        <ScreenOutlet />
      </main>
    </div>
  )
}

/** Link out of the screen: text, or an icon on a phone to leave space for the title. */
function LeaveLink({ home }: { readonly home: string }) {
  return (
    <Link
      to={home}
      className={buttonClass({ tone: 'quiet', size: 'small' })}
      aria-label={t('shell.leave')}
    >
      <span className={styles['phoneOnly']}>
        <IconX size={20} aria-hidden />
      </span>
      <span className={styles['deskOnly']}>{t('shell.leave')}</span>
    </Link>
  )
}

/** The brand above the screen. @param full the screen takes the full width, as a long form does */
export function BareShell({
  home,
  leaveTo,
  full,
}: {
  readonly home: string
  readonly leaveTo: string
  readonly full?: boolean
}) {
  useLiveNotices()
  return (
    <div className={styles['column']}>
      <OfflineBanner />
      <header className={`${styles['bar']} ${full ? styles['lined'] : ''}`}>
        <Brand to={home} />
        <div className={styles['barEnd']}>
          <AccountMenu leaveTo={leaveTo} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={`${styles['content']} ${full ? styles['full'] : ''}`}
      >
        <ScreenOutlet />
      </main>
    </div>
  )
}
