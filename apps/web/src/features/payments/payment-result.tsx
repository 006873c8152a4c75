import { paths } from '@fledge/contract/paths.ts'
import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { isPaidPayment } from '@fledge/domain/payments/rules.ts'
import { paymentBadges } from '@fledge/domain/payments/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { ExternalButtonLink as FileLink } from '@fledge/ui/button.tsx'
import { Card, FactList, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconReceipt } from '@fledge/ui/icons/receipt.tsx'
import { listEndingPlaces, formatWithdrawRefund } from '../../shared/format-fee.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'

const formatAmount = (payment: InternPayment, amount = payment.amount) =>
  formatMoney({ amount, currency: payment.currency })

/** Settled payment: what it paid for, receipt and refunds; or that it is refunded, and why. */
export function PaymentResult({ payment }: { readonly payment: InternPayment }) {
  const zone = useZone()
  const { refund } = payment
  return (
    <Card title={t('checkout.payment')} side={<StateBadge payment={payment} />}>
      <Stack tight>
        <FactList facts={listPaymentFacts(payment, zone)} />
        {payment.confirm_by ? (
          <p>{t('checkout.confirmBy', { by: formatTime(payment.confirm_by, zone, 'full') })}</p>
        ) : null}
        {refund ? (
          <p>
            {[translateKey(`payments.refund.${refund.reason}`), refund.note]
              .filter(Boolean)
              .join(' ')}{' '}
            {t('checkout.bankDays')}
          </p>
        ) : null}
        {listEndingPlaces([payment], 'all').map((ending) => (
          <p key={ending.payment_id}>{formatWithdrawRefund(ending, zone)}</p>
        ))}
        <ResultLinks payment={payment} />
      </Stack>
    </Card>
  )
}

function listPaymentFacts(payment: InternPayment, zone: string) {
  const { refund, card } = payment
  return [
    { name: t('checkout.amount'), value: formatAmount(payment) },
    ...(payment.settled_at
      ? [
          {
            name: t('checkout.paidOn'),
            value: formatTime(payment.settled_at, zone, 'full'),
          },
        ]
      : []),
    ...(card
      ? [
          {
            name: t('checkout.paidWith'),
            value: t('checkout.cardWords', {
              brand: card.brand[0]?.toUpperCase() + card.brand.slice(1),
              last4: card.last4,
            }),
          },
        ]
      : []),
    ...(payment.receipt_number
      ? [{ name: t('checkout.receipt'), value: payment.receipt_number }]
      : []),
    ...(refund
      ? [
          {
            name: t(refund.refunded_at ? 'checkout.givenBack' : 'checkout.goesBack'),
            value: formatAmount(payment, refund.amount),
          },
        ]
      : []),
  ]
}

/** Links to the next page and the receipt. */
function ResultLinks({ payment }: { readonly payment: InternPayment }) {
  return (
    <Group>
      {payment.confirm_by ? (
        <ButtonLink tone="accent" to={paths.intern.application}>
          {t('checkout.toConfirm')}
        </ButtonLink>
      ) : payment.internship_id && isPaidPayment(payment.status) && !payment.refund ? (
        <ButtonLink tone="primary" to={paths.intern.internships}>
          {t('checkout.toInternship')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.intern.dashboard}>{t('checkout.toDashboard')}</ButtonLink>
      )}
      {payment.receipt_url ? (
        <FileLink
          href={payment.receipt_url}
          target="_blank"
          icon={<IconReceipt size={18} aria-hidden />}
        >
          {t('checkout.openReceipt')}
        </FileLink>
      ) : null}
    </Group>
  )
}

function StateBadge({ payment }: { readonly payment: InternPayment }) {
  const badge = paymentBadges[payment.status]
  return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
}

/** All payments of the intern, newest first. */
export function OwnPayments({
  payments,
  title = t('checkout.payments'),
}: {
  readonly payments: readonly InternPayment[]
  readonly title?: string
}) {
  if (payments.length === 0) return null
  return (
    <Card title={title} count={payments.length} flush>
      <CardList>
        {payments.map((payment) => (
          <CardListItem
            key={payment.payment_id}
            end={
              payment.receipt_url ? (
                <FileLink size="small" href={payment.receipt_url} target="_blank">
                  {t('checkout.openReceipt')}
                </FileLink>
              ) : undefined
            }
          >
            <b>{formatAmount(payment)}</b> <StateBadge payment={payment} />
            <Meta>
              {[payment.role, payment.company_name].filter(Boolean).join(' · ')} ·{' '}
              <RelativeTime at={payment.created_at} />
            </Meta>
            {payment.failure ? (
              <Meta>{translateKey(`payments.failure.${payment.failure}`)}</Meta>
            ) : null}
          </CardListItem>
        ))}
      </CardList>
    </Card>
  )
}
