import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type ReportedKind, reportedKinds } from '@fledge/domain/reports/types.ts'
import { Group } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { Link } from '../../platform/router/link.tsx'
import { CompanyLink, PlanLink } from '../../shared/permitted-link.tsx'

interface AboutLinkProps {
  /** Account of the intern, if it is about one. */
  readonly user_id: string | null
  readonly company_id: string | null
  /** The plan, if it is about one. */
  readonly plan_id: string | null
  readonly name: string
}

/** The intern, the company or the plan that something reported or hidden belongs to. */
export function AboutLink({ user_id: id, company_id: companyId, plan_id, name }: AboutLinkProps) {
  if (plan_id !== null) return <PlanLink id={plan_id} name={name} />
  return id === null ? (
    <CompanyLink id={companyId ?? ''} name={name} />
  ) : (
    <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>
  )
}

interface ReportFiltersProps<Status extends string> {
  readonly status: Status | undefined
  readonly statuses: readonly { readonly value: Status; readonly label: string }[]
  readonly onStatus: (status: Status | undefined) => void
  readonly kind: ReportedKind | undefined
  readonly onKind: (kind: ReportedKind | undefined) => void
}

/** Filters of a list of reports or hidden content. */
export function ReportFilters<Status extends string>({
  status,
  statuses,
  onStatus,
  kind,
  onKind,
}: ReportFiltersProps<Status>) {
  return (
    <Group>
      <FilterSelect
        label={t('reportsScreen.status')}
        all={t('reportsScreen.anyStatus')}
        value={status}
        options={statuses}
        onChange={onStatus}
      />
      <FilterSelect
        label={t('reportsScreen.kind')}
        all={t('reportsScreen.anyKind')}
        value={kind}
        options={reportedKinds.map((value) => ({ value, label: t(`reports.kind.${value}`) }))}
        onChange={onKind}
      />
    </Group>
  )
}
