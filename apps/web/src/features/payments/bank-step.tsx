import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconBuildingBank } from '@fledge/ui/icons/building-bank.tsx'
import { useState } from 'react'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { showFailure } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { cancelPayment, resumeAtBank, refreshPayment } from './pay-steps.ts'

type Step = 'bank' | 'other'

interface BankStepProps {
  readonly payment: InternPayment
  readonly provider: NonNullable<Checkout['provider']>
  readonly onRead: (payment: InternPayment) => void
}

/**
 * Payment that was abandoned during bank authentication: resumes it, or cancels it to use another
 * card. Neither can charge twice.
 */
export function BankStep({ payment, provider, onRead }: BankStepProps) {
  const [zone, now] = [useZone(), useNow()]
  const [busy, setBusy] = useState<Step | null>(null)
  const act = async (step: Step) => {
    setBusy(step)
    try {
      onRead(
        await (step === 'bank'
          ? resumeAtBank(provider, payment.payment_id)
          : cancelPayment(payment.payment_id)),
      )
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(null)
    await refreshPayment()
  }
  return (
    <Card title={t('checkout.waits.title')}>
      <Stack tight>
        <p>
          {t('checkout.waits.text', {
            price: formatMoney(payment),
            when: formatTimeInSentence(payment.created_at, zone, now),
          })}
        </p>
        {payment.open_until ? (
          <p>
            {t('checkout.waits.until', {
              until: formatTime(payment.open_until, zone, 'full'),
            })}
          </p>
        ) : null}
        <BankButtons busy={busy} onAct={(step) => void act(step)} />
      </Stack>
    </Card>
  )
}

interface BankButtonsProps {
  /** Step in progress. */
  readonly busy: Step | null
  readonly onAct: (step: Step) => void
}

function BankButtons({ busy, onAct }: BankButtonsProps) {
  return (
    <Group>
      <Button
        tone="primary"
        size="large"
        busy={busy === 'bank'}
        disabled={busy !== null}
        icon={<IconBuildingBank size={18} aria-hidden />}
        onClick={() => onAct('bank')}
      >
        {t('checkout.waits.goOn')}
      </Button>
      <Button
        size="large"
        busy={busy === 'other'}
        disabled={busy !== null}
        onClick={() => onAct('other')}
      >
        {t('checkout.waits.other')}
      </Button>
    </Group>
  )
}
