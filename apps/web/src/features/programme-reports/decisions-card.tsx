import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import type { ReportDays } from '@fledge/domain/programme-reports/types.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { formatHours } from './format-report.ts'
import { NumberTable } from '../../shared/number-table.tsx'
import { PermittedLink } from '../../shared/permitted-link.tsx'

type Decisions = ProgrammeReport['decisions']

interface DecisionsCardProps {
  readonly decisions: Decisions
  /** The period, if it is not that of the report by default. */
  readonly days?: ReportDays | undefined
}

/** How long the team took to decide, for each kind of review and in it for each partner. */
export function DecisionsCard({ decisions, days }: DecisionsCardProps) {
  const title = t('programmeReport.decisions')
  const columns = [
    t('programmeReport.kind'),
    t('programmeReport.count'),
    t('programmeReport.median'),
    t('programmeReport.p90'),
  ]
  return (
    <Card title={title}>
      <Stack tight>
        <Meta>{t('programmeReport.decisionsText')}</Meta>
        {decisions.length === 0 ? (
          <p>{t('programmeReport.noDecisions')}</p>
        ) : (
          <NumberTable title={title} columns={columns}>
            {decisions.flatMap((decision) => [
              <TimesRow
                key={decision.kind}
                name={translateKey(`overdue.kind.${decision.kind}`)}
                times={decision}
                of={{ days, kind: decision.kind }}
              />,
              ...decision.partners.map((partner) => (
                <TimesRow
                  key={`${decision.kind} ${partner.partner_id ?? ''}`}
                  name={partner.partner_name ?? t('programmeReport.noPartner')}
                  times={partner}
                  of={{ days, kind: decision.kind, partner: partner.partner_id ?? 'none' }}
                  isPart
                />
              )),
            ])}
          </NumberTable>
        )}
      </Stack>
    </Card>
  )
}

interface TimesRowProps {
  readonly name: string
  readonly times: Pick<Decisions[number], 'count' | 'median_hours' | 'p90_hours'>
  /** Filters of the list that has what is counted. */
  readonly of: Readonly<Record<string, string | undefined>>
  /** Whether it is a partner's part of the row above. */
  readonly isPart?: boolean
}

function TimesRow({ name, times, of, isPart = false }: TimesRowProps) {
  return (
    <tr>
      <th scope="row" data-part={isPart || undefined}>
        {name}
      </th>
      <td>
        <PermittedLink to={buildPath(paths.operator.decisions, {}, of)}>
          {times.count.toLocaleString(locale)}
        </PermittedLink>
      </td>
      <td>{formatHours(times.median_hours)}</td>
      <td>{formatHours(times.p90_hours)}</td>
    </tr>
  )
}
