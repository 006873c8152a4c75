import { isZoneInCountry, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { paths } from '@fledge/contract/paths.ts'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconBrandLinkedin } from '@fledge/ui/icons/brand-linkedin.tsx'
import { IconBuildingFactory2 } from '@fledge/ui/icons/building-factory-2.tsx'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { IconLink } from '@fledge/ui/icons/link.tsx'
import { IconUsers } from '@fledge/ui/icons/users.tsx'
import { IconWorld } from '@fledge/ui/icons/world.tsx'
import type { ReactNode } from 'react'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ReportButton } from '../../shared/report-button.tsx'
import { About } from './public-about.tsx'
import styles from './public-company.module.css'
import { ApplyBar, Internships } from './public-internships.tsx'

type Company = Payload<'companies', 'getPublicCompany'>

/** Public page of a company: introduction, working style and open internships. */
export default function PublicCompanyScreen() {
  const id = usePathParam('slug')
  const company = useApiQuery('companies', 'getPublicCompany', { params: { id } })
  useTitle(company.data?.payload.name ?? t('companies.profile.title'))
  return (
    <QueryResult
      page
      of={company}
      name={t('companies.profile.title')}
      missingTitle={t('companies.public.gone')}
      loading={<SkeletonLines lines={8} label={t('companies.profile.title')} />}
    >
      {(payload) => <Profile company={payload} />}
    </QueryResult>
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
          <ReportButton
            kind="COMPANY"
            id={company.company_id}
            name={company.name}
            parts={['TEXT', 'PHOTO']}
          />
        </div>
      </div>
      {company.internships.length > 0 ? <ApplyBar company={company} /> : null}
    </article>
  )
}

/** Note for the company's own members with a link to edit the profile. */
function OwnNote({ company }: { readonly company: Company }) {
  const isOwn = useSession()?.company?.slug === company.slug
  if (!isOwn && !company.is_preview) return null
  return (
    <p role="status" className={styles['preview']}>
      {t(company.is_preview ? 'companies.public.preview' : 'companies.public.own')}{' '}
      {isOwn ? <Link to={paths.company.profile}>{t('companies.public.toProfile')}</Link> : null}
    </p>
  )
}

/**
 * Returns city and local time. Without a city, returns the country, and the time zone if it belongs
 * elsewhere.
 */
function formatLocation(
  { city, country, country_code: code, time_zone: zone }: Company,
  now: Date,
): string {
  if (city || !country || !code || isZoneInCountry(zone, code))
    return formatLocalNow(zone, now, city)
  return t('companies.public.inCity', {
    country,
    time: formatTime(now, zone, 'time'),
    city: getZoneCity(zone),
  })
}

function Place({ company }: { readonly company: Company }) {
  const now = useNow()
  return (
    <ul className={styles['facts']}>
      <li>
        <Flag country={company.country_code} />
        {formatLocation(company, now)}
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
          <OutsideLink to={company.website}>
            {company.website.replace(/^https?:\/\//, '')}
          </OutsideLink>
        </li>
      ) : null}
      {company.founded_year ? (
        <li>
          <IconHourglass size={16} aria-hidden />
          {t('companies.public.founded', { year: company.founded_year })}
        </li>
      ) : null}
      <Networks company={company} />
    </ul>
  )
}

/** Links to the company on other sites. */
function Networks({ company }: { readonly company: Company }) {
  return (
    <>
      {company.linkedin ? (
        <li>
          <IconBrandLinkedin size={16} aria-hidden />
          <OutsideLink to={company.linkedin}>LinkedIn</OutsideLink>
        </li>
      ) : null}
      {Object.entries(company.social).map(([network, url]) => (
        <li key={network}>
          <IconLink size={16} aria-hidden />
          <OutsideLink to={url}>{translateKey(`companies.social.${network}`)}</OutsideLink>
        </li>
      ))}
    </>
  )
}

function OutsideLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} rel="nofollow noopener noreferrer" target="_blank">
      {children}
    </a>
  )
}
