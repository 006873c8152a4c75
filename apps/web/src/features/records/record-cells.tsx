import { buildPath, paths } from '@fledge/contract/paths.ts'
import type {
  ApplicationRecord,
  CandidatureRecord,
  CompanyRecord,
  InternshipRecord,
  InterviewRecord,
  OfferRecord,
  PlanRecord,
  SeatAlertRecord,
} from '@fledge/contract/records/schema.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { stageBadges } from '@fledge/domain/candidatures/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { planBadges } from '@fledge/domain/plans/types.ts'
import type { BadgeContent } from '@fledge/domain/tones.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { CompanyLink, PlanLink } from '../../shared/permitted-link.tsx'

const StatusBadge = ({ badge }: { readonly badge: BadgeContent }) => (
  <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
)

const p = paths.operator

export const companyCells = {
  name: (company: CompanyRecord) => <CompanyLink id={company.company_id} name={company.name} />,
  status: ({ status }: CompanyRecord) => <StatusBadge badge={companyBadges[status]} />,
}

export const applicationCells = {
  name: ({ application_id: id, name, email }: ApplicationRecord) => (
    <Link to={buildPath(p.application, { id })}>{name || email}</Link>
  ),
  status: ({ status }: ApplicationRecord) => <StatusBadge badge={applicationBadges[status]} />,
}

export const planCells = {
  name: ({ plan_id: id, name }: PlanRecord) => <PlanLink id={id} name={name} />,
  company: (plan: PlanRecord) => <CompanyLink id={plan.company_id} name={plan.company_name} />,
  status: ({ status }: PlanRecord) => <StatusBadge badge={planBadges[status]} />,
}

export const offerCells = {
  intern: ({ offer_id: id, intern_name: name }: OfferRecord) => (
    <Link to={buildPath(p.offer, { id })}>{name}</Link>
  ),
  company: (offer: OfferRecord) => <CompanyLink id={offer.company_id} name={offer.company_name} />,
  status: ({ status }: OfferRecord) => <StatusBadge badge={offerBadges[status]} />,
}

interface Parties {
  readonly intern_name: string
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
}

/** Intern and company, each with a link to their page. */
export const hiringCells = {
  intern: ({ user_id: id, intern_name: name }: Parties) => (
    <Link to={buildPath(p.person, { id })}>{name}</Link>
  ),
  company: (row: Parties) => <CompanyLink id={row.company_id} name={row.company_name} />,
}

export const candidatureCells = {
  ...hiringCells,
  status: ({ stage }: CandidatureRecord) => <StatusBadge badge={stageBadges[stage]} />,
}

export const interviewCells = {
  ...hiringCells,
  status: ({ status }: InterviewRecord) => <StatusBadge badge={interviewBadges[status]} />,
}

export const internshipCells = {
  ...hiringCells,
  status: ({ status }: InternshipRecord) => <StatusBadge badge={internshipBadges[status]} />,
}

export const seatAlertCells = {
  email: ({ user_id: id, email }: SeatAlertRecord) =>
    id ? <Link to={buildPath(p.person, { id })}>{email}</Link> : email,
  batch: ({ batch_id: id, batch_name: name }: SeatAlertRecord) => (
    <Link to={buildPath(p.batch, { id })}>{name}</Link>
  ),
}
