import { buildPath, paths } from '@fledge/contract/paths.ts'
import { buttonClass } from '@fledge/ui/button.tsx'
import { IconArrowRight } from '@fledge/ui/icons/arrow-right.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './welcome-screen.module.css'

/** Asks anonymous users without a known area which side they belong to. */
export default function WelcomeScreen() {
  useTitle(t('welcome.title'))
  return (
    <div className={styles['page']}>
      <h1>{t('welcome.title')}</h1>
      <p className={styles['text']}>{t('welcome.text')}</p>
      <div className={styles['doors']}>
        <Door
          title={t('landing.intern.title')}
          text={t('welcome.intern.text')}
          action={t('welcome.intern.action')}
          to={buildPath(paths.intern.getStarted)}
        />
        <Door
          title={t('landing.company.title')}
          text={t('welcome.company.text')}
          action={t('welcome.company.action')}
          to={buildPath(paths.company.getStarted)}
        />
      </div>
    </div>
  )
}

function Door({
  title,
  text,
  action,
  to,
}: {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: string
}) {
  return (
    <section className={styles['door']}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Link to={to} className={buttonClass({ tone: 'primary', size: 'large' })}>
        {action}
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  )
}
