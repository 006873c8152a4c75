import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import { isFailedPayment, isPaidPayment } from '@fledge/domain/payments/rules.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { IconAlertCircle } from '@fledge/ui/icons/alert-circle.tsx'
import { IconLock } from '@fledge/ui/icons/lock.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { Link } from '../../platform/router/link.tsx'
import { showFailure } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { CardElements } from './card-payment-client.ts'
import styles from './checkout.module.css'
import { payByCard, refreshPayment } from './pay-steps.ts'
import { type OpenedCard, useCardFields } from './use-card-fields.tsx'

interface PayFormProps {
  readonly offerId: string
  readonly price: NonNullable<Checkout['price']>
  readonly provider: NonNullable<Checkout['provider']>
  /** The previous attempt, if it failed. */
  readonly last: InternPayment | undefined
  /** Keeps this form mounted during an attempt, whatever the payment's status. */
  readonly onBusy: (isBusy: boolean) => void
  readonly onRead: (payment: InternPayment) => void
}

/**
 * Card, terms, and the button that pays and accepts the offer. The server reads the result from the
 * provider; the form waits for it.
 */
export function PayForm({ offerId, price, provider, last, onBusy, onRead }: PayFormProps) {
  const { opened, fields } = useCardFields(price, provider)
  const { box, isWhole } = useTerms(offerId)
  const { failed, busy, pay } = usePay({ offerId, opened, isWhole, onBusy, onRead })
  const failureText = busy ? null : (failed ?? (last ? getFailureText(last) : null))
  return (
    <Card title={t('checkout.card.title')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void pay()
        }}
      >
        {fields}
        {provider.is_sandbox ? <p className={styles['hint']}>{t('checkout.sandbox')}</p> : null}
        {box}
        {failureText ? <Failure text={failureText} /> : null}
        <Button
          type="submit"
          tone="primary"
          size="large"
          wide
          busy={busy}
          disabled={!opened}
          icon={<IconLock size={18} aria-hidden />}
        >
          {t('checkout.pay', { price: formatMoney(price) })}
        </Button>
      </form>
    </Card>
  )
}

interface PayProps extends Pick<PayFormProps, 'offerId' | 'onBusy' | 'onRead'> {
  readonly opened: OpenedCard | null
  /** Validates card and terms and marks what is missing. */
  readonly isWhole: (elements: CardElements) => Promise<boolean>
}

/** Sends one payment and passes on the server's result, or shows the error. */
function usePay({ offerId, opened, isWhole, onBusy, onRead }: PayProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isBusy = (is: boolean) => {
    setBusy(is)
    onBusy(is)
  }
  const pay = async () => {
    setFailed(null)
    if (!opened || !(await isWhole(opened.elements))) return
    isBusy(true)
    try {
      const payment = await payByCard(opened.taker, opened.elements, offerId)
      setFailed(getFailureText(payment))
      onRead(payment)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status >= 500) setFailed(failure.description)
      else showFailure(failure)
    }
    await refreshPayment()
    isBusy(false)
  }
  return { failed, busy, pay }
}

function Failure({ text }: { readonly text: string }) {
  return (
    <p role="alert" className={styles['failed']}>
      <IconAlertCircle size={18} aria-hidden />
      {text}
    </p>
  )
}

/**
 * Checkbox for the terms, never ticked in advance. All errors are shown at once; the card fields
 * come first and focus themselves.
 */
function useTerms(offerId: string) {
  const [terms, setTerms] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const link = (words: string) => (
    <Link to={buildPath(paths.intern.termCondition, { offer_id: offerId })}>{words}</Link>
  )
  const box = (
    <Checkbox
      id="pay-terms"
      checked={terms}
      error={error}
      onChange={(event) => {
        setTerms(event.currentTarget.checked)
        setError(undefined)
      }}
      label={
        <span>
          <Rich text="checkout.terms" parts={{ terms: link }} />
        </span>
      }
    />
  )
  const isWhole = async (elements: CardElements) => {
    setError(terms ? undefined : translateKey('offers.refused.terms'))
    const isCardWhole = !(await elements.submit()).error
    if (isCardWhole && !terms) document.getElementById('pay-terms')?.focus()
    return isCardWhole && terms
  }
  return { box, isWhole }
}

function getFailureText(payment: InternPayment): string | null {
  if (isPaidPayment(payment.status)) return null
  return isFailedPayment(payment.status)
    ? translateKey(`payments.failure.${payment.failure ?? 'DECLINED'}`)
    : t('checkout.unfinished')
}
