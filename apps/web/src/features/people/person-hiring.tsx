import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Meta } from '@fledge/ui/card.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { CompanyLink, PermittedButtonLink } from '../../shared/permitted-link.tsx'
import { RecordRow, RecordsCard } from '../../shared/records-card.tsx'
import styles from './person-hiring.module.css'

type Person = Payload<'people', 'getPerson'>

export function PersonInterviewsCard({ interviews }: Pick<Person, 'interviews'>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <RecordsCard
      title={t('personScreen.interviews')}
      rows={interviews}
      row={(row) => (
        <RecordRow
          key={row.interview_id}
          title={<CompanyLink id={row.company_id} name={row.company_name} />}
          badge={interviewBadges[row.status]}
          details={[
            row.plan_name,
            row.starts_at ? formatNearTime(row.starts_at, zone, now) : t('personScreen.noTime'),
            ...getReasonTextKeys(row.end_reason).map((key) => translateKey(key)),
          ]}
        />
      )}
    />
  )
}

export function PersonOffersCard({ offers }: Pick<Person, 'offers'>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <RecordsCard
      title={t('personScreen.offers')}
      rows={offers}
      row={({ offer_id: id, ...offer }) => (
        <RecordRow
          key={id}
          title={offer.role}
          badge={offerBadges[offer.status]}
          details={[
            offer.company_name,
            t('personScreen.since', { when: formatTimeInSentence(offer.status_since, zone, now) }),
          ]}
          end={
            <PermittedButtonLink size="small" to={buildPath(paths.operator.offer, { id })}>
              {t('personScreen.openOffer')}
            </PermittedButtonLink>
          }
        />
      )}
    />
  )
}

export function PersonInternshipsCard({ internships }: Pick<Person, 'internships'>) {
  return (
    <RecordsCard
      title={t('personScreen.internships')}
      rows={internships}
      row={(row) => (
        <RecordRow
          key={row.internship_id}
          title={<CompanyLink id={row.company_id} name={row.company_name} />}
          badge={internshipBadges[row.status]}
          details={[row.role, `${formatDate(row.starts_on)} – ${formatDate(row.ends_on)}`]}
        >
          {row.weeks.length > 0 ? <Weeks weeks={row.weeks} /> : null}
        </RecordRow>
      )}
    />
  )
}

type Weeks = Person['internships'][number]['weeks']

/** How much weekly feedback each side gave, and when, week by week. */
function Weeks({ weeks }: { readonly weeks: Weeks }) {
  const zone = useZone()
  const now = useNow()
  const formatSide = (at: string | null) =>
    at === null ? t('personScreen.weekMissing') : formatNearTime(at, zone, now)
  return (
    <details className={styles['weeks']}>
      <summary>
        {t('personScreen.weeks', {
          weeks: weeks.length,
          intern: weeks.filter((week) => week.intern_completed_at !== null).length,
          company: weeks.filter((week) => week.company_completed_at !== null).length,
        })}
      </summary>
      <ol>
        {weeks.map((week) => (
          <li key={week.number}>
            {t('personScreen.week', {
              number: week.number,
              from: formatDate(week.starts_on),
              intern: formatSide(week.intern_completed_at),
              company: formatSide(week.company_completed_at),
            })}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** One sentence for all steps of hiring that the intern has not reached. */
export function NoneYet({ person }: { readonly person: Person }) {
  const steps = ['candidatures', 'interviews', 'offers', 'internships'] as const
  const none = steps.filter((step) => person[step].length === 0)
  if (none.length === 0) return null
  const records = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    none.map((step) => t(`personScreen.none.${step}`)),
  )
  return <Meta>{t('personScreen.noneYet', { records })}</Meta>
}
