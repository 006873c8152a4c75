import type { CompanyOfferView, InternOffer, OfferReview } from '@fledge/contract/offers/schema.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { Letter, type LetterLevel } from '@fledge/ui/letter.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import { formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { hasGreeting } from './letter-greeting.ts'
import styles from './offer-letter.module.css'
import { formatOfferDates, formatStipend, formatOfferPlace } from './format-offer.ts'

type Offer = CompanyOfferView | InternOffer | OfferReview

interface OfferLetterProps {
  readonly offer: Offer
  readonly name: string
  readonly logo: ReactNode
  readonly from: ReactNode
  readonly where?: ReactNode
  readonly date?: ReactNode
  /** Heading level of the title. */
  readonly level?: LetterLevel
  readonly children?: ReactNode
}

/** Offer letter as read by the intern, the company and the reviewer. */
export function OfferLetter({
  offer,
  name,
  logo,
  from,
  where,
  date,
  level = 1,
  children,
}: OfferLetterProps) {
  return (
    <Letter
      logo={logo}
      from={from}
      location={where}
      date={date}
      level={level}
      title={offer.role}
      text={
        <>
          {hasGreeting(offer.note, name) ? null : <p>{t('offerScreen.dear', { name })}</p>}
          <p>{offer.note || t('offerScreen.withoutNote')}</p>
        </>
      }
      facts={listLetterFacts(offer)}
    >
      <People offer={offer} level={level} />
      {children}
    </Letter>
  )
}

function listLetterFacts(offer: Offer) {
  const { from, to, zone } = offer.working
  return [
    {
      name: t('offerScreen.when'),
      value: formatOfferDates(offer),
      text: t('offerScreen.weeks', { count: offer.weeks }),
    },
    {
      name: t('offerScreen.hours'),
      value: t('offerScreen.perWeek', { count: offer.hours_a_week }),
      text: t('offerScreen.workingHours', { from, to, city: getZoneCity(zone) }),
    },
    { name: t('offerScreen.place'), value: formatOfferPlace(offer) },
    { name: t('offerScreen.paid'), value: formatStipend(offer) },
    ...(offer.projects.length > 0
      ? [
          {
            name: t('offerScreen.projects'),
            value: offer.projects.map((project) => project.name).join(', '),
          },
        ]
      : []),
  ]
}

const nextHeading = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

function People({ offer, level }: { readonly offer: Offer; readonly level: LetterLevel }) {
  const Heading = nextHeading[level]
  const now = useNow()
  const people = [offer.supervisor, offer.second_supervisor].filter((person) => person !== null)
  if (people.length === 0) return null
  return (
    <section>
      <Heading className={styles['with']}>{t('offerScreen.youWorkWith')}</Heading>
      <ul className={styles['people']}>
        {people.map((person) => (
          <li key={person.member_id} className={styles['person']}>
            <PersonLine
              name={person.name}
              picture={person.picture_url}
              size={56}
              location={formatLocalNow(person.time_zone, now)}
            >
              {person.job_title ? (
                <span className={styles['small']}>{person.job_title}</span>
              ) : null}
              {person.linkedin ? (
                <a
                  href={person.linkedin}
                  target="_blank"
                  rel="noreferrer"
                  className={styles['page']}
                >
                  LinkedIn
                </a>
              ) : null}
            </PersonLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
