import type { Checkout } from '@fledge/contract/payments/schema.ts'
import { formatDate, formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { IconArrowBackUp } from '@fledge/ui/icons/arrow-back-up.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './checkout.module.css'

interface PlaceSummaryProps {
  readonly checkout: Checkout
  readonly isOpen: boolean
}

/** Order summary: the place, its price, what is included, and the refund policy. */
export function PlaceSummary({ checkout, isOpen }: PlaceSummaryProps) {
  const { offer, price, includes, refund, batch_name } = checkout
  return (
    <Card title={t('checkout.place')}>
      <div className={styles['summary']}>
        {price ? <p className={styles['price']}>{formatMoney(price)}</p> : null}
        {offer ? <PlaceFacts offer={offer} batch={batch_name} /> : null}
        {includes.length > 0 ? <Includes includes={includes} /> : null}
        {isOpen && price && refund ? (
          <Withdrawal
            price={formatMoney(price)}
            refund={refund}
            answerBy={offer?.answer_by ?? null}
          />
        ) : null}
      </div>
    </Card>
  )
}

interface PlaceFactsProps {
  readonly offer: NonNullable<Checkout['offer']>
  readonly batch: Checkout['batch_name']
}

function PlaceFacts({ offer, batch }: PlaceFactsProps) {
  return (
    <FactList
      facts={[
        { name: t('checkout.role'), value: offer.role },
        { name: t('checkout.company'), value: offer.company_name },
        {
          name: t('checkout.when'),
          value: t('checkout.days', {
            from: formatDate(offer.starts_on),
            to: formatDate(offer.ends_on),
          }),
        },
        { name: t('checkout.batch'), value: batch },
      ]}
    />
  )
}

function Includes({ includes }: Pick<Checkout, 'includes'>) {
  return (
    <div>
      <h3 className={styles['small']}>{t('checkout.includes')}</h3>
      <ul className={styles['includes']}>
        {includes.map((service) => (
          <li key={service.name}>
            <IconCheck size={18} aria-hidden />
            <span>
              <b>{service.name}</b>
              {service.description ? (
                <span className={styles['hint']}>{service.description}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Withdrawal({
  price,
  refund,
  answerBy,
}: {
  readonly price: string
  readonly refund: NonNullable<Checkout['refund']>
  readonly answerBy: string | null
}) {
  const zone = useZone()
  const until = formatTime(refund.until, zone, 'full')
  return (
    <ul className={styles['includes']}>
      <li>
        <IconArrowBackUp size={18} aria-hidden />
        <span>
          {refund.amount > 0
            ? t('checkout.comesBack', { price, until, count: refund.days })
            : t('checkout.nothingBack')}
        </span>
      </li>
      {answerBy ? (
        <li>
          <IconClock size={18} aria-hidden />
          <span>{t('checkout.deadline', { until: formatTime(answerBy, zone, 'full') })}</span>
        </li>
      ) : null}
    </ul>
  )
}
