import { paths } from '@fledge/contract/paths.ts'
import { buttonClass } from '@fledge/ui/button.tsx'
import { IconArrowRight } from '@fledge/ui/icons/arrow-right.tsx'
import { IconMessageCheck } from '@fledge/ui/icons/message-check.tsx'
import { IconScale } from '@fledge/ui/icons/scale.tsx'
import { IconShieldLock } from '@fledge/ui/icons/shield-lock.tsx'
import { useEffect } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { CandidateSample, ChoiceSample } from './landing-samples.tsx'
import { LandingSteps } from './landing-steps.tsx'
import styles from './landing-screen.module.css'

/** Introduction to the programme for interns and companies. */
export default function LandingScreen() {
  useEffect(() => {
    document.title = `${t('brand.name')} · ${t('brand.promise')}`
  }, [])
  return (
    <>
      <div className={styles['hero']}>
        <h1>{t('landing.title')}</h1>
        <p>{t('landing.text')}</p>
      </div>
      <div className={styles['doors']}>
        <InternDoor />
        <CompanyDoor />
      </div>
      <LandingSteps />
      <Promises />
    </>
  )
}

function InternDoor() {
  return (
    <section className={`${styles['door']} ${styles['intern']}`}>
      <h2>{t('landing.intern.title')}</h2>
      <p>{t('landing.intern.text')}</p>
      <div className={styles['ways']}>
        <Link
          to={paths.intern.choosePath}
          className={buttonClass({ tone: 'inverse', size: 'large' })}
        >
          {t('landing.intern.start')}
          <IconArrowRight size={18} aria-hidden />
        </Link>
        <Link to={paths.intern.findBatch}>{t('landing.intern.findBatch')}</Link>
      </div>
      <ChoiceSample />
    </section>
  )
}

function CompanyDoor() {
  return (
    <section className={`${styles['door']} ${styles['company']}`}>
      <h2>{t('landing.company.title')}</h2>
      <p>{t('landing.company.text')}</p>
      <div className={styles['ways']}>
        <Link
          to={paths.company.getStarted}
          className={buttonClass({ tone: 'primary', size: 'large' })}
        >
          {t('landing.company.start')}
          <IconArrowRight size={18} aria-hidden />
        </Link>
        <a href="#how">{t('landing.company.asks')}</a>
      </div>
      <CandidateSample />
    </section>
  )
}

function Promises() {
  return (
    <ul className={styles['promises']}>
      <li>
        <IconMessageCheck size={20} aria-hidden />
        <p>
          <Rich text="landing.promise.answers" />
        </p>
      </li>
      <li>
        <IconScale size={20} aria-hidden />
        <p>
          <Rich text="landing.promise.fair" />
        </p>
      </li>
      <li>
        <IconShieldLock size={20} aria-hidden />
        <p>
          <Rich text="landing.promise.private" />
        </p>
      </li>
    </ul>
  )
}
