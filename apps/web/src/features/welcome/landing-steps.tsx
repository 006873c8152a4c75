import { Badge } from '@fledge/ui/badge.tsx'
import { IconCircle } from '@fledge/ui/icons/circle.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { IconCloudCheck } from '@fledge/ui/icons/cloud-check.tsx'
import type { ReactNode } from 'react'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './landing-steps.module.css'

/** Three illustrated steps: apply, meet, work. */
export function LandingSteps() {
  return (
    <section className={styles['steps']} id="how">
      <h2>{t('landing.steps.title')}</h2>
      <ol>
        <Step
          number={1}
          name={t('landing.steps.apply')}
          title={t('landing.steps.apply.title')}
          text={t('landing.steps.apply.text')}
        >
          <ApplyPicture />
        </Step>
        <Step
          number={2}
          name={t('landing.steps.meet')}
          title={t('landing.steps.meet.title')}
          text={t('landing.steps.meet.text')}
        >
          <MeetPicture />
        </Step>
        <Step
          number={3}
          name={t('landing.steps.work')}
          title={t('landing.steps.work.title')}
          text={t('landing.steps.work.text')}
        >
          <WorkPicture />
        </Step>
      </ol>
    </section>
  )
}

function Step({
  number,
  name,
  title,
  text,
  children,
}: {
  readonly number: number
  readonly name: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <li className={styles['step']}>
      <p className={styles['over']}>
        <span className={styles['number']}>{number}</span>
        {name}
        <span className={styles['line']} />
      </p>
      <h3>{title}</h3>
      <p className={styles['text']}>{text}</p>
      <div className={styles['picture']} aria-hidden>
        {children}
      </div>
    </li>
  )
}

function ApplyPicture() {
  const steps = [
    t('landing.steps.apply.personal'),
    t('landing.steps.apply.field'),
    t('landing.steps.apply.preference'),
    t('landing.steps.apply.resume'),
  ]
  return (
    <>
      {steps.map((text) => (
        <p key={text} className={styles['item']}>
          <IconCircleCheck size={18} />
          {text}
        </p>
      ))}
      <p className={styles['item']}>
        <IconCircle size={18} className={styles['faint']} />
        <b>{t('landing.steps.apply.video')}</b>
        <span className={styles['end']}>{t('landing.steps.apply.left')}</span>
      </p>
      <p className={styles['foot']}>
        <IconCloudCheck size={16} />
        {t('landing.steps.apply.saved')}
      </p>
    </>
  )
}

function MeetPicture() {
  const days = [
    { name: t('landing.steps.meet.priya'), left: 4, shared: 30 },
    { name: t('landing.steps.meet.lena'), left: 30, shared: 30 },
  ]
  return (
    <>
      {days.map(({ name, left, shared }) => (
        <div key={name}>
          <p className={styles['item']}>
            <b>{name}</b>
            <span className={styles['end']}>09:00 – 18:00</span>
          </p>
          <div className={styles['track']}>
            <i style={{ left: `${left}%` }} />
            <em style={{ left: `${shared}%` }} />
          </div>
        </div>
      ))}
      <p className={styles['foot']}>
        <span>
          <Rich text="landing.steps.meet.shared" />
        </span>
      </p>
    </>
  )
}

const hours = [18, 20, 22, 20, 24, 21, 0, 0]

function WorkPicture() {
  return (
    <>
      <p className={styles['item']}>
        <b>{t('landing.steps.work.hours')}</b>
        <span className={styles['end']}>{t('landing.steps.work.week')}</span>
      </p>
      <div className={styles['bars']}>
        {hours.map((value, week) => (
          <span key={week}>
            {value || ''}
            <i data-now={week === 5} style={{ height: Math.max(2, value * 2.4) }} />
          </span>
        ))}
      </div>
      <p className={styles['foot']}>
        <Badge tone="amber">{t('landing.steps.work.required')}</Badge>
        {t('landing.steps.work.due')}
      </p>
    </>
  )
}
