import type { ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { formatHours } from './format-report.ts'
import { NumberTable } from '../../shared/number-table.tsx'

type Decisions = ProgrammeReport['decisions']

interface DecisionsCardProps {
  readonly decisions: Decisions
}

/** How long the team took to decide, for each kind of review and in it for each partner. */
export function DecisionsCard({ decisions }: DecisionsCardProps) {
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
              />,
              ...decision.partners.map((partner) => (
                <TimesRow
                  key={`${decision.kind} ${partner.partner_id ?? ''}`}
                  name={partner.partner_name ?? t('programmeReport.noPartner')}
                  times={partner}
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
  /** Whether it is a partner's part of the row above. */
  readonly isPart?: boolean
}

function TimesRow({ name, times, isPart = false }: TimesRowProps) {
  return (
    <tr>
      <th scope="row" data-part={isPart || undefined}>
        {name}
      </th>
      <td>{times.count.toLocaleString(locale)}</td>
      <td>{formatHours(times.median_hours)}</td>
      <td>{formatHours(times.p90_hours)}</td>
    </tr>
  )
}
