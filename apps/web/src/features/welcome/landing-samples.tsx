import { Badge } from '@fledge/ui/badge.tsx'
import { FitBar } from '@fledge/ui/fit-bar.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconBriefcase } from '@fledge/ui/icons/briefcase.tsx'
import { IconCalendar } from '@fledge/ui/icons/calendar.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconListCheck } from '@fledge/ui/icons/list-check.tsx'
import { IconScale } from '@fledge/ui/icons/scale.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './landing-samples.module.css'

const times = [
  ['Thu 26 Nov', '16:30', '12:00 Berlin'],
  ['Fri 27 Nov', '14:00', '09:30 Berlin'],
  ['Mon 30 Nov', '17:00', '12:30 Berlin'],
] as const

/** Non-interactive product sample: choosing an interview time. */
export function ChoiceSample() {
  return (
    <div className={styles['sample']} aria-hidden>
      <div className={styles['head']}>
        <svg className={styles['logo']} viewBox="0 0 40 40">
          <rect width="40" height="40" rx="8" fill="#0c4f73" />
          <path
            d="M8 17c4-4 8-4 12 0s8 4 12 0M8 25c4-4 8-4 12 0s8 4 12 0"
            fill="none"
            stroke="#8fd0ee"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
        <div className={styles['grow']}>
          <p className={styles['strong']}>{t('landing.demo.chooseTitle')}</p>
          <p className={styles['small']}>{t('landing.demo.chooseText')}</p>
        </div>
        <span className={styles['wide']}>
          <Badge tone="amber">{t('landing.demo.awaiting')}</Badge>
        </span>
      </div>
      {times.map(([day, own, theirs], index) => (
        <div key={day} className={styles['option']} data-chosen={index === 0}>
          <span className={styles['radio']} />
          <span className={styles['strong']}>{day}</span>
          {own}
          <span className={styles['theirs']}>{theirs}</span>
        </div>
      ))}
    </div>
  )
}

const shares = [1, 1, 1, 1, 0.4].map((share) => ({ text: '', share }))

/** Non-interactive product sample: a candidate with the reasons for the match. */
export function CandidateSample() {
  const facts = [
    [IconBriefcase, t('landing.demo.field')],
    [IconListCheck, t('landing.demo.skills')],
    [IconClock, t('landing.demo.day')],
    [IconCalendar, t('landing.demo.start')],
  ] as const
  return (
    <div className={`${styles['sample']} ${styles['lined']}`} aria-hidden>
      <div className={styles['head']}>
        <div className={styles['grow']}>
          <PersonLine
            name={t('landing.demo.name')}
            country="NG"
            location={t('landing.demo.where')}
          />
        </div>
        <FitBar barOnly label={t('landing.demo.fit')} reasons={shares} />
      </div>
      {facts.map(([Icon, text]) => (
        <p key={text} className={styles['fact']}>
          <Icon size={18} />
          {text}
        </p>
      ))}
      <p className={styles['never']}>
        <IconScale size={16} />
        {t('landing.demo.never')}
      </p>
    </div>
  )
}
