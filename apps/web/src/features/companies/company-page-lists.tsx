import { buildPath, paths } from '@fledge/contract/paths.ts'
import { stageBadges } from '@fledge/domain/candidatures/types.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import type { RecordList } from '@fledge/domain/lists/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { planBadges } from '@fledge/domain/plans/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { PlanLink } from '../../shared/permitted-link.tsx'
import { RecordRow, RecordsCard } from '../../shared/records-card.tsx'

type Company = Payload<'companies', 'getCompanyPage'>

interface CompanyProps {
  readonly company: Company
}

interface AllLinkProps {
  readonly list: RecordList
  readonly company: Pick<Company, 'company_id'>
  readonly count: number
  readonly status?: string
}

/** The number of a company's records, as a link to the list that it counts. */
export function AllLink({ list, company, count, status }: AllLinkProps) {
  const query = { company: company.company_id, status }
  return (
    <Link to={buildPath(paths.operator.records, { list }, query)}>
      {t('companyPage.all', { count })}
    </Link>
  )
}

const toPersonLink = ({
  user_id: id,
  intern_name: name,
}: {
  readonly user_id: string
  readonly intern_name: string
}) => <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>

export function PlansCard({ company }: CompanyProps) {
  const { count, rows } = company.lists.plans
  return (
    <RecordsCard
      title={t('companyPage.plans')}
      side={<AllLink list="plans" company={company} count={count} />}
      rows={rows}
      none={t('companyPage.noPlans')}
      row={(plan) => (
        <RecordRow
          key={plan.plan_id}
          title={<PlanLink id={plan.plan_id} name={plan.name} />}
          badge={planBadges[plan.status]}
          details={[
            t('companyPage.openings', { taken: plan.openings_taken, openings: plan.openings }),
            plan.career_field,
          ]}
        />
      )}
    />
  )
}

export function CandidatesCard({ company }: CompanyProps) {
  const [zone, now] = [useZone(), useNow()]
  const { count, rows } = company.lists.candidatures
  return (
    <RecordsCard
      title={t('companyPage.candidates')}
      side={<AllLink list="candidatures" company={company} count={count} />}
      rows={rows}
      none={t('companyPage.noCandidates')}
      row={(row) => (
        <RecordRow
          key={row.candidature_id}
          title={toPersonLink(row)}
          badge={stageBadges[row.stage]}
          details={[row.plan_name, formatNearTime(row.stage_since, zone, now)]}
        />
      )}
    />
  )
}

export function InterviewsCard({ company }: CompanyProps) {
  const [zone, now] = [useZone(), useNow()]
  const { count, rows } = company.lists.interviews
  return (
    <RecordsCard
      title={t('companyPage.interviews')}
      side={<AllLink list="interviews" company={company} count={count} />}
      rows={rows}
      none={t('companyPage.noInterviews')}
      row={(row) => (
        <RecordRow
          key={row.interview_id}
          title={toPersonLink(row)}
          badge={interviewBadges[row.status]}
          details={[row.plan_name, row.starts_at && formatNearTime(row.starts_at, zone, now)]}
        />
      )}
    />
  )
}

export function SentOffersCard({ company }: CompanyProps) {
  const [zone, now] = [useZone(), useNow()]
  const { count, rows } = company.lists.offers
  return (
    <RecordsCard
      title={t('companyPage.offers')}
      side={<AllLink list="offers" company={company} count={count} />}
      rows={rows}
      none={t('companyPage.noOffers')}
      row={(offer) => (
        <RecordRow
          key={offer.offer_id}
          title={
            <Link to={buildPath(paths.operator.offer, { id: offer.offer_id })}>
              {offer.intern_name}
            </Link>
          }
          badge={offerBadges[offer.status]}
          details={[offer.role, formatNearTime(offer.sent_at, zone, now)]}
        />
      )}
    />
  )
}

export function InternshipsCard({ company }: CompanyProps) {
  const { count, rows } = company.lists.internships
  return (
    <RecordsCard
      title={t('companyPage.interns')}
      side={<AllLink list="internships" company={company} count={count} />}
      rows={rows}
      none={t('companyPage.noInterns')}
      row={(row) => (
        <RecordRow
          key={row.internship_id}
          title={toPersonLink(row)}
          badge={internshipBadges[row.status]}
          details={[
            `${formatDate(row.starts_on)} – ${formatDate(row.ends_on)}`,
            t('companyPage.supervisor', { name: row.supervisor }),
          ]}
        />
      )}
    />
  )
}
