import type { BatchView } from '@fledge/contract/batches/schema.ts'
import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getEnrolmentNotice, getSeatNotice } from '@fledge/domain/batches/enrolment-notice.ts'
import { batchBadges, type ClosedPage } from '@fledge/domain/batches/types.ts'
import { dayMs, formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { FactList } from '@fledge/ui/card.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { formatCost } from '../../shared/format-fee.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

const internPaths = paths.intern
const closedPagePaths: Readonly<Record<ClosedPage, string>> = {
  'enrolment-not-started': internPaths.enrolmentNotStarted,
  'campaign-expired': internPaths.campaignExpired,
  'no-active-program': internPaths.noActiveProgram,
  'program-not-started': internPaths.programNotStarted,
  'registration-closed': internPaths.registrationClosed,
}

/**
 * Returns the path of the page that explains why registration for a batch is closed, with its
 * dates.
 */
export const getClosedPagePath = ({
  closed_page,
  code,
}: {
  readonly closed_page: ClosedPage | null
  readonly code: string
}): string =>
  buildPath(
    closed_page ? closedPagePaths[closed_page] : internPaths.noActiveProgram,
    {},
    { batch: code },
  )

export function BatchBadge({ batch }: { readonly batch: BatchView }) {
  const badge = batchBadges[batch.state]
  return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
}

const formatFullDay = (day: string) =>
  formatTime(`${day}T12:00:00Z`, 'UTC', 'full').split(', ')[0] ?? ''

/** Formats when enrolment opens, closes or closed, in the user's time zone. */
export function formatEnrolmentPeriod(batch: BatchView, now: Date, zone: string): string {
  const words = getEnrolmentNotice(batch, now)
  if ('day' in words) return t(words.text, { day: formatFullDay(words.day) })
  return 'at' in words ? t(words.text, { time: formatMoment(words.at, now, zone) }) : t(words.text)
}

/**
 * Formats as "Tue 5 Jan, 19:00", with the year if it is neither the current year nor within the
 * next few months.
 */
function formatMoment(at: string, now: Date, zone: string): string {
  const isNear = Math.abs(Date.parse(at) - now.getTime()) < 180 * dayMs
  return isNear ? formatTime(at, zone) : formatTime(at, zone, 'full').replace(/ [^ ]*$/, '')
}

/** Formats the number of total and available seats. */
export const formatSeats = (batch: BatchView): string =>
  t(getSeatNotice(batch), { left: batch.seats_left, seats: batch.seats, count: batch.seats })

/** Formats the dates of the programme. */
export const formatProgrammeDates = (batch: BatchView): string =>
  batch.programme_start && batch.programme_end
    ? t('batches.facts.dates', {
        from: formatFullDay(batch.programme_start),
        to: formatFullDay(batch.programme_end),
      })
    : t('batches.facts.open')

/** Formats what a place costs the intern, in short. */
export function formatBatchPrice({ price, payer, partner }: BatchView): string {
  if (price && payer === 'INTERN') return t('batches.row.fee', { price: formatMoney(price) })
  return partner ? t('batches.row.partnerPays', { partner: partner.name }) : t('batches.row.free')
}

/**
 * Dates, seats and payer of a batch.
 * @param payments the user's payments for their own batch; null while loading
 * @param seat description of the user's own seat, which replaces the registration deadline for
 * others
 */
export function BatchFactList({
  batch,
  payments = [],
  seat,
}: {
  readonly batch: BatchView
  readonly payments?: readonly InternPayment[] | null
  readonly seat?: string
}) {
  const [now, zone] = [useNow(), useZone()]
  return (
    <FactList
      facts={[
        seat
          ? { name: t('batches.own.seat'), value: seat }
          : { name: t('batches.facts.enrolment'), value: formatEnrolmentPeriod(batch, now, zone) },
        {
          name: t('batches.facts.programme'),
          value: formatProgrammeDates(batch),
        },
        ...(seat ? [] : [{ name: t('batches.facts.seats'), value: formatSeats(batch) }]),
        {
          name: t('batches.facts.pays'),
          value:
            batch.price && batch.payer === 'INTERN'
              ? formatCost({ price: batch.price, days: batch.refund_days, payments }, zone)
              : t(batch.partner ? 'batches.facts.partnerPays' : 'batches.facts.free'),
        },
      ]}
    />
  )
}
