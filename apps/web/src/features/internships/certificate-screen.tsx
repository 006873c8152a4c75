import type { CertificateView } from '@fledge/contract/certificates/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { FactList } from '@fledge/ui/card.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { EmptyState, SkeletonLines } from '@fledge/ui/states.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconX } from '@fledge/ui/icons/x.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useIsZoneKnown, useZone } from '../../platform/shell/session.ts'
import { BrandMark } from '../../platform/shell/brand.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CertificateActions } from './certificate-actions.tsx'
import { getCertificateUrl } from './get-certificate-url.ts'
import { CertificateSeal, CertificateWaves } from './certificate-ornaments.tsx'
import styles from './certificate.module.css'
import { formatLongDate, formatShortDate } from './format-progress.ts'

/** Public page that verifies a certificate as valid, revoked or unknown. Prints on one page. */
export default function CertificateScreen() {
  const uuid = usePathParam('uuid')
  const certificate = useApiQuery('certificates', 'getCertificate', { params: { uuid } })
  const holder = certificate.data?.payload.facts.holder
  useTitle(holder ? `${t('certificateScreen.title')}: ${holder}` : t('certificateScreen.title'))
  const isUnknown = certificate.error instanceof ApiError && certificate.error.status === 404
  if (isUnknown) return <UnknownCertificate />
  return (
    <QueryResult
      page
      of={certificate}
      name={t('certificateScreen.title')}
      loading={<SkeletonLines lines={8} label={t('certificateScreen.title')} />}
    >
      {(payload) => (
        <div className={styles['frame']}>
          <Sheet certificate={payload} />
          <Panel certificate={payload} />
        </div>
      )}
    </QueryResult>
  )
}

function UnknownCertificate() {
  return (
    <EmptyState
      page
      icon={<IconX size={20} />}
      title={t('certificateScreen.unknown')}
      text={t('certificateScreen.unknownText')}
      action={
        <ButtonLink to={buildPath(paths.public.landing)}>{t('certificateScreen.home')}</ButtonLink>
      }
    />
  )
}

interface CertificateProps {
  readonly certificate: CertificateView
}

function Sheet({ certificate }: CertificateProps) {
  const { facts } = certificate
  return (
    <article className={styles['sheet']} data-state={certificate.state}>
      <div className={styles['inner']}>
        <CertificateWaves className={styles['waves'] ?? ''} />
        <Marks certificate={certificate} />
        <p className={styles['of']}>{t('certificateScreen.of')}</p>
        <h1 className={styles['holder']}>{facts.holder}</h1>
        <p className={styles['words']}>
          <Rich
            text="certificateScreen.completed"
            values={{
              role: facts.role,
              company: facts.company,
              batch: facts.batch,
            }}
          />
        </p>
        <dl className={styles['numbers']}>
          {listCertificateNumbers(facts).map((figure) => (
            <div key={figure.text}>
              <dt>{figure.value}</dt>
              <dd>{figure.text}</dd>
            </div>
          ))}
        </dl>
        {facts.skills.length > 0 ? (
          <p className={styles['dim']}>{facts.skills.join(' · ')}</p>
        ) : null}
        <Signature certificate={certificate} />
      </div>
    </article>
  )
}

/** Issuers: the programme and the company. */
function Marks({ certificate }: CertificateProps) {
  const { company } = certificate.facts
  return (
    <div className={styles['marks']}>
      <b>
        <BrandMark size={32} />
        {t('brand.name')}
      </b>
      <span>
        <CompanyLogo name={company} logo={certificate.company_logo_url} size={32} /> {company}
      </span>
    </div>
  )
}

/** Returns the internship in numbers, omitting those without data. */
function listCertificateNumbers(facts: CertificateView['facts']) {
  const weeks = {
    value: t('certificateScreen.weeks', { count: facts.weeks }),
    text: `${formatShortDate(facts.starts_on)} – ${formatShortDate(facts.ends_on)}`,
  }
  const hours = {
    value: t('certificateScreen.hours', { hours: facts.hours }),
    text: t('certificateScreen.hoursText', { hours: facts.hours_a_week }),
  }
  const completedWeeks = {
    value: t('certificateScreen.done', { done: facts.weeks_done, of: facts.weeks }),
    text: t('certificateScreen.doneText'),
  }
  const rating = facts.average_rating
    ? [
        {
          value: t('certificateScreen.rating', { rating: facts.average_rating }),
          text: t('certificateScreen.ratingText'),
        },
      ]
    : []
  return [weeks, ...(facts.hours > 0 ? [hours] : []), completedWeeks, ...rating]
}

/** Footer with signature, seal and verification URL. */
function Signature({ certificate }: CertificateProps) {
  const { facts } = certificate
  return (
    <>
      <div className={styles['signs']}>
        <p className={styles['sign']}>
          <b>{facts.supervisor}</b>
          <span>{t('certificateScreen.supervisor', { company: facts.company })}</span>
        </p>
        <CertificateSeal className={styles['seal'] ?? ''} />
      </div>
      <div className={styles['foot']}>
        <span>
          {t('certificateScreen.issued', {
            day: formatLongDate(certificate.issued_at.slice(0, 10)),
          })}
        </span>
        <span>{getCertificateUrl(certificate.uuid).replace(/^https?:\/\//, '')}</span>
      </div>
    </>
  )
}

function Panel({ certificate }: CertificateProps) {
  const { facts } = certificate
  return (
    <aside className={styles['side']}>
      <section className={styles['panel']} data-state={certificate.state}>
        <Validity certificate={certificate} />
        {certificate.revoked_at ? (
          <p className={styles['why']}>{certificate.revoked_reason}</p>
        ) : (
          <Checks />
        )}
      </section>
      <section className={styles['facts']}>
        <FactList
          facts={[
            { name: t('certificateScreen.holder'), value: facts.holder },
            { name: t('certificateScreen.company'), value: facts.company },
            {
              name: t('certificateScreen.issuedName'),
              value: formatLongDate(certificate.issued_at.slice(0, 10)),
            },
          ]}
        />
      </section>
      <CertificateActions certificate={certificate} />
    </aside>
  )
}

/** Valid as of now, or revoked with its date. */
function Validity({ certificate }: CertificateProps) {
  const [zone, isZoneKnown] = [useZone(), useIsZoneKnown()]
  const { revoked_at: revokedAt } = certificate
  return (
    <header className={styles['state']}>
      <span className={styles['tile']} aria-hidden>
        {revokedAt ? <IconX size={24} /> : <IconCheck size={24} />}
      </span>
      <div>
        <h2>{revokedAt ? t('certificateScreen.revoked') : t('certificateScreen.valid')}</h2>
        <p>
          {revokedAt
            ? t('certificateScreen.revokedOn', { day: formatLongDate(revokedAt.slice(0, 10)) })
            : t('certificateScreen.checked', {
                time: formatTime(certificate.checked_at, zone, isZoneKnown ? 'time' : 'day'),
              })}
        </p>
      </div>
    </header>
  )
}

/** Checks that a valid certificate has passed. */
function Checks() {
  const checks = [
    { title: t('certificateScreen.issuedBy'), text: t('certificateScreen.issuedByText') },
    { title: t('certificateScreen.unchanged'), text: t('certificateScreen.unchangedText') },
    { title: t('certificateScreen.notRevoked'), text: t('certificateScreen.notRevokedText') },
  ]
  return (
    <ul className={styles['checks']}>
      {checks.map((check) => (
        <li key={check.title}>
          <IconCheck size={18} aria-hidden />
          <span>
            {check.title}
            <small>{check.text}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
