import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { FactList } from '@fledge/ui/card.tsx'
import { formatFee } from './format-fee.ts'
import { useZone } from '../platform/shell/session.ts'
import { t } from '../platform/i18n/use-texts.ts'

/**
 * Dates, placement deadline and price of a batch, and who pays: what an intern needs to know before
 * taking a seat.
 */
export function BatchTerms({ batch }: { readonly batch: BatchView }) {
  const zone = useZone()
  const { programme_start: from, programme_end: to, placement_deadline: placement, price } = batch
  return (
    <FactList
      facts={[
        {
          name: t('takeSeat.programme'),
          value:
            from && to
              ? t('takeSeat.dates', { from: formatDate(from), to: formatDate(to) })
              : t('takeSeat.later'),
        },
        ...(placement ? [{ name: t('takeSeat.lastStart'), value: formatDate(placement) }] : []),
        {
          name: t('takeSeat.cost'),
          value:
            price && batch.payer === 'INTERN'
              ? formatFee({ price, days: batch.refund_days, payments: [] }, zone)
              : batch.partner
                ? t('takeSeat.partnerPays', { partner: batch.partner.name })
                : t('takeSeat.free'),
        },
      ]}
    />
  )
}
