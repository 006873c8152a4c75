import { shownLength } from '@fledge/domain/free-text.ts'
import { isZoneOf, sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { dateFormat } from '@fledge/kernel/formats.ts'
import { shortMoney } from '@fledge/kernel/money.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { CompanyLogo, Flag, PersonLine } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import {
  IconBrandLinkedin,
  IconBuildingFactory2,
  IconCalendarEvent,
  IconClock,
  IconCoins,
  IconHourglass,
  IconLeaf,
  IconLink,
  IconMessage2,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useSession } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './public-company.module.css'
import { PublicMedia } from './public-media.tsx'

type Company = Payload<'companies', 'getPublicCompany'>
/** Characters that are shown at once. */
const shortLength = 600

/** A company as everybody sees it: who they are, how they work, and what is open. */
export default function PublicCompanyScreen() {
  const id = usePart('slug')
  const company = useAnswer('companies', 'getPublicCompany', { params: { id } })
  useTitle(company.data?.payload.name ?? t('companies.profile.title'))
  return (
    <Answer
      of={company}
      name={t('companies.profile.title')}
      gone={t('companies.public.gone')}
      loading={<SkeletonLines lines={8} label={t('companies.profile.title')} />}
    >
      {(payload) => <Profile company={payload} />}
    </Answer>
  )
}

function Profile({ company }: { readonly company: Company }) {
  return (
    <article className={styles['profile']}>
      <OwnNote company={company} />
      <div className={styles['cover']} aria-hidden>
        {company.photos[0] ? <img src={company.photos[0].url} alt="" /> : null}
      </div>
      <header className={styles['head']}>
        <span className={styles['logo']}>
          <CompanyLogo name={company.name} logo={company.logo_url} size={96} />
        </span>
        <h1>{company.name}</h1>
      </header>
      <Place company={company} />
      <div className={styles['columns']}>
        <aside className={styles['side']}>
          <Internships company={company} />
        </aside>
        <div className={styles['main']}>
          <About company={company} />
        </div>
      </div>
      {company.internships.length > 0 ? (
        <div className={styles['bar']}>
          <p>
            <b>{t('companies.public.open', { count: company.internships.length })}</b>
            {company.usual_answer_hours === null ? null : (
              <span>{answersSay(company.usual_answer_hours)}</span>
            )}
          </p>
          <ButtonLink tone="primary" size="large" to={address(pages.intern.getStarted)}>
            {t('companies.public.apply')}
          </ButtonLink>
        </div>
      ) : null}
    </article>
  )
}

/** For its own members: what others see of it, and the way back to where it is edited. */
function OwnNote({ company }: { readonly company: Company }) {
  const isOwn = useSession()?.company?.slug === company.slug
  if (!isOwn && !company.is_preview) return null
  return (
    <p role="status" className={styles['preview']}>
      {t(company.is_preview ? 'companies.public.preview' : 'companies.public.own')}{' '}
      {isOwn ? <Link to={pages.company.profile}>{t('companies.public.toProfile')}</Link> : null}
    </p>
  )
}

/** The city and its time; of a company that names none its country, and by whose clock it works where that is another place. */
function whereSays(
  { city, country, country_code: code, time_zone: zone }: Company,
  now: Date,
): string {
  if (city || !country || !code || isZoneOf(zone, code)) return placeNow(zone, now, city)
  return t('companies.public.inCity', {
    country,
    time: sayTime(now, zone, 'en-GB', 'time'),
    city: zoneCity(zone),
  })
}

function Place({ company }: { readonly company: Company }) {
  const now = useNow()
  return (
    <ul className={styles['facts']}>
      <li>
        <Flag country={company.country_code} />
        {whereSays(company, now)}
      </li>
      {company.industry ? (
        <li>
          <IconBuildingFactory2 size={16} aria-hidden />
          {company.industry}
        </li>
      ) : null}
      {company.employee_count ? (
        <li>
          <IconUsers size={16} aria-hidden />
          {t('companies.public.people', { size: company.employee_count })}
        </li>
      ) : null}
      {company.website ? (
        <li>
          <IconWorld size={16} aria-hidden />
          <a href={company.website} rel="nofollow noopener noreferrer" target="_blank">
            {company.website.replace(/^https?:\/\//, '')}
          </a>
        </li>
      ) : null}
      {company.founded_year ? (
        <li>
          <IconHourglass size={16} aria-hidden />
          {t('companies.public.founded', { year: company.founded_year })}
        </li>
      ) : null}
      {company.linkedin ? (
        <li>
          <IconBrandLinkedin size={16} aria-hidden />
          <a href={company.linkedin} rel="nofollow noopener noreferrer" target="_blank">
            LinkedIn
          </a>
        </li>
      ) : null}
      {Object.entries(company.social).map(([network, url]) => (
        <li key={network}>
          <IconLink size={16} aria-hidden />
          <a href={url} rel="nofollow noopener noreferrer" target="_blank">
            {say(`companies.social.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function About({ company }: { readonly company: Company }) {
  const { cultures, flexible_environments: arrangements } = company
  return (
    <>
      {company.company_introduction ? (
        <section>
          <h2>{t('companies.public.introduction')}</h2>
          <Introduction html={company.company_introduction} />
        </section>
      ) : null}
      <PublicMedia company={company} />
      {cultures.length + arrangements.length > 0 ? (
        <section>
          <h2>{t('companies.public.work')}</h2>
          <ul className={styles['work']}>
            {cultures.map((one) => (
              <li key={one.name}>
                <IconLeaf size={18} aria-hidden />
                <div>
                  <b>{one.name}</b>
                  {one.description ? <p>{one.description}</p> : null}
                </div>
              </li>
            ))}
          </ul>
          {arrangements.length > 0 ? (
            <div className={styles['arrangements']}>
              <Chips>
                {arrangements.map((one) => (
                  <Chip key={one} state="met" check>
                    {one}
                  </Chip>
                ))}
              </Chips>
            </div>
          ) : null}
        </section>
      ) : null}
      {company.tools.length > 0 ? (
        <section>
          <h2>{t('companies.public.tools')}</h2>
          <Chips>
            {company.tools.map((tool) => (
              <Chip key={tool}>{tool}</Chip>
            ))}
          </Chips>
        </section>
      ) : null}
      <People company={company} />
    </>
  )
}

/** Who supervises what is open. */
function People({ company }: { readonly company: Company }) {
  const now = useNow()
  if (company.people.length === 0) return null
  return (
    <section>
      <h2>{t('companies.public.team')}</h2>
      <ul className={styles['people']}>
        {company.people.map((one) => (
          <li key={one.name}>
            <PersonLine
              name={one.name}
              country={placeFlag(one.country_code, one.time_zone)}
              where={placeNow(one.time_zone, now)}
            >
              {one.job_title ? <p className={styles['dim']}>{one.job_title}</p> : null}
            </PersonLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Long ones show their beginning first. */
function Introduction({ html }: { readonly html: string }) {
  const [all, setAll] = useState(shownLength(html) <= shortLength)
  return (
    <>
      {/* Cleaned by the server to paragraphs, lists, bold, italics and links when it was saved (companies/rich-text.ts). */}
      <div
        className={styles['words']}
        dir="auto"
        data-short={all ? undefined : true}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {all ? null : (
        <Button tone="link" onClick={() => setAll(true)}>
          {t('companies.public.more')}
        </Button>
      )}
    </>
  )
}

const monthOf = (day: string) =>
  dateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
const weeksOf = (from: number, to: number) =>
  from === to
    ? t('companies.public.weeksSame', { count: from })
    : t('companies.public.weeks', { from, to })

function Internships({ company }: { readonly company: Company }) {
  if (company.internships.length === 0)
    return (
      <div className={styles['card']}>
        <h2>{t('companies.public.none')}</h2>
        <p className={styles['dim']}>{t('companies.public.noneText')}</p>
      </div>
    )
  return (
    <div className={styles['card']}>
      <h2>{t('companies.public.internships')}</h2>
      <ul className={styles['plans']}>
        {company.internships.map((plan) => (
          <li key={plan.plan_id}>
            <p className={styles['plan']}>
              <b>{plan.name}</b>
              <span>{t('companies.public.places', { count: plan.openings_left })}</span>
            </p>
            <ul className={styles['meta']}>
              {plan.start_month ? (
                <Fact icon={<IconCalendarEvent size={16} aria-hidden />}>
                  {monthOf(plan.start_month)}
                </Fact>
              ) : null}
              {plan.duration_min ? (
                <Fact icon={<IconHourglass size={16} aria-hidden />}>
                  {weeksOf(plan.duration_min, plan.duration_max ?? plan.duration_min)}
                </Fact>
              ) : null}
              {plan.hours_a_week ? (
                <Fact icon={<IconClock size={16} aria-hidden />}>
                  {t('companies.public.hours', { hours: plan.hours_a_week })}
                </Fact>
              ) : null}
              <Fact icon={<IconCoins size={16} aria-hidden />}>
                {plan.stipend_amount !== null && plan.stipend_currency !== null
                  ? t('companies.public.paid', {
                      amount: shortMoney(
                        { amount: plan.stipend_amount, currency: plan.stipend_currency },
                        'en-GB',
                      ),
                    })
                  : t('companies.public.unpaid')}
              </Fact>
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles['apply']}>
        <ButtonLink tone="primary" size="large" wide to={address(pages.intern.getStarted)}>
          {t('companies.public.apply')}
        </ButtonLink>
      </div>
      {company.interns_hosted > 0 || company.usual_answer_hours !== null ? (
        <p className={styles['foot']}>
          <IconMessage2 size={16} aria-hidden />
          <span>
            {[
              answersSay(company.usual_answer_hours),
              company.interns_hosted > 0
                ? t('companies.public.hosted', { count: company.interns_hosted })
                : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      ) : null}
    </div>
  )
}

/** How long answers usually take, in whole days; nothing while too few are known. */
function answersSay(hours: number | null): string | null {
  return hours === null
    ? null
    : t('companies.public.answers', { count: Math.max(1, Math.ceil(hours / 24)) })
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  )
}
