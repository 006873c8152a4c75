import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { batchBadges, type ClosedPage } from '@fledge/domain/batches/words.ts'
import { sayTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Facts } from '@fledge/ui/card.tsx'
import { say, t } from '../../platform/use-texts.ts'

const p = pages.intern
const closedAddress: Readonly<Record<ClosedPage, string>> = {
  'enrolment-not-started': p.enrolmentNotStarted, 'campaign-expired': p.campaignExpired, 'no-active-program': p.noActiveProgram,
  'program-not-started': p.programNotStarted, 'registration-closed': p.registrationClosed,
}

/** The page that says why a batch takes no registration. */
export const closedPageOf = (closed: ClosedPage | null): string => address(closed ? closedAddress[closed] : p.noActiveProgram)

export function BatchBadge({ batch }: { readonly batch: BatchView }) {
  const badge = batchBadges[batch.state]
  return <Badge tone={badge.tone}>{say(badge.text)}</Badge>
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const dayOf = (day: string) => sayTime(`${day}T12:00:00Z`, 'UTC', 'en-GB', 'full').replace(/, .*$/, '')

/** Dates, seats and who pays, of one batch. */
export function BatchFacts({ batch }: { readonly batch: BatchView }) {
  return (
    <Facts facts={[
      { name: t('batches.facts.enrolment'), value: t('batches.facts.until', { time: sayTime(batch.enrolment_closes_at, zone()) }) },
      { name: t('batches.facts.programme'), value: batch.programme_start && batch.programme_end ? t('batches.facts.dates', { from: dayOf(batch.programme_start), to: dayOf(batch.programme_end) }) : t('batches.facts.open') },
      { name: t('batches.facts.seats'), value: t('batches.facts.seatsLeft', { left: batch.seats_left, seats: batch.seats }) },
      { name: t('batches.facts.pays'), value: batch.price && batch.payer === 'INTERN' ? t('batches.facts.price', { price: formatMoney(batch.price, 'en-US'), days: batch.refund_days }) : t(batch.partner ? 'batches.facts.partnerPays' : 'batches.facts.free') },
    ]} />
  )
}
