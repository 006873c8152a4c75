import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import { funnelStages, getConversion } from '@fledge/domain/batches/funnel-stages.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { PermittedLink } from '../../shared/permitted-link.tsx'
import { formatShare } from './format-report.ts'
import { NumberTable } from '../../shared/number-table.tsx'
import styles from './programme-report.module.css'

type Reached = ProgrammeReport['batches'][number]['reached']

const listColumns = (first: string) => [
  first,
  ...funnelStages.map((stage) => t(`batches.stage.${stage}`)),
]

interface ReportFunnelCardProps {
  readonly report: ProgrammeReport
}

/** How far interns came in each batch, and with each partner if there are several. */
export function ReportFunnelCard({ report: { batches, partners } }: ReportFunnelCardProps) {
  const title = t('programmeReport.funnel')
  if (batches.length === 0)
    return (
      <Card title={title}>
        <Meta>{t('programmeReport.noFunnel')}</Meta>
      </Card>
    )
  return (
    <Card title={title}>
      <Stack tight>
        <Meta>{t('programmeReport.funnelText')}</Meta>
        <NumberTable title={title} columns={listColumns(t('programmeReport.batch'))}>
          {batches.map(({ batch_id: id, batch_name: name, partner_name: partner, reached }) => (
            <FunnelRow key={id} reached={reached} of={{ batch: id }}>
              <PermittedLink to={buildPath(paths.operator.batch, { id })}>{name}</PermittedLink>
              {partner ? <span className={styles['small']}>{partner}</span> : null}
            </FunnelRow>
          ))}
        </NumberTable>
        {partners.length > 1 ? <PartnerFunnels partners={partners} /> : null}
      </Stack>
    </Card>
  )
}

function PartnerFunnels({ partners }: Pick<ProgrammeReport, 'partners'>) {
  const title = t('programmeReport.funnelOfPartners')
  return (
    <NumberTable title={title} columns={listColumns(t('programmeReport.partner'))}>
      {partners.map(({ partner_id: id, partner_name: name, reached }) => (
        <FunnelRow key={id ?? ''} reached={reached} of={{ partner: id ?? 'none' }}>
          {name ?? t('programmeReport.noPartner')}
        </FunnelRow>
      ))}
    </NumberTable>
  )
}

interface FunnelRowProps {
  readonly reached: Reached
  /** Every number links to the applications that it counts. */
  readonly of: { readonly batch: string } | { readonly partner: string }
  readonly children: ReactNode
}

function FunnelRow({ reached, of, children }: FunnelRowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      {reached.map(({ stage, reached: count }) => {
        const conversion = getConversion(reached, stage)
        const number = count.toLocaleString(locale)
        return (
          <td key={stage}>
            <PermittedLink
              to={buildPath(
                paths.operator.records,
                { list: 'applications' },
                { ...of, reached: stage },
              )}
            >
              {number}
            </PermittedLink>
            {conversion === null ? null : (
              <span className={styles['small']}>{formatShare(conversion)}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
