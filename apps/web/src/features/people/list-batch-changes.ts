import { formatDate, formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type BatchMove = Payload<'reviews', 'getBatchMove'>
type Batch = BatchMove['batch']

/** Returns what a move to another batch changes for the intern, as facts: before and after. */
export function listBatchChanges(
  { batch: before, internship_start: start }: Pick<BatchMove, 'batch' | 'internship_start'>,
  after: Batch,
  zone: string,
) {
  const compare = (format: (batch: Batch) => string) => {
    const [from, to] = [format(before), format(after)]
    return from === to ? to : t('personScreen.move.change', { from, to })
  }
  const isStartLost = start !== null && !isInProgramme(start, after)
  return [
    { name: t('personScreen.move.programme'), value: compare(formatProgramme) },
    { name: t('personScreen.move.lastStart'), value: compare(formatLastStart) },
    {
      name: t('personScreen.move.registration'),
      value: compare((batch) => formatTime(batch.enrolment_closes_at, zone)),
    },
    { name: t('personScreen.move.cost'), value: compare(formatCost) },
    {
      name: t('personScreen.move.seats'),
      value: t('personScreen.move.seat', {
        from: before.name,
        to: after.name,
        left: Math.max(0, after.seats_left - 1),
      }),
    },
    ...(isStartLost
      ? [
          {
            name: t('personScreen.move.start'),
            value: t('personScreen.move.startLost', { day: formatDate(start) }),
          },
        ]
      : []),
  ]
}

const isInProgramme = (day: string, { programme_start: from, programme_end: to }: Batch) =>
  from !== null && to !== null && day >= from && day <= to

const formatProgramme = ({ programme_start: from, programme_end: to }: Batch) =>
  from && to
    ? t('takeSeat.dates', { from: formatDate(from), to: formatDate(to) })
    : t('takeSeat.later')

const formatLastStart = ({ placement_deadline: day }: Batch) =>
  day ? formatDate(day) : t('takeSeat.later')

const formatCost = ({ payer, price, partner }: Batch) => {
  if (payer === 'INTERN' && price)
    return t('personScreen.move.internPays', { price: formatMoney(price) })
  return partner
    ? t('personScreen.move.partnerPays', { partner: partner.name })
    : t('personScreen.move.free')
}
