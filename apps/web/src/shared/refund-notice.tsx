import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import {
  formatRefund,
  type PlaceScope,
  formatKeptPlace,
  listEndingPlaces,
  type PaidInternPlace,
} from './format-fee.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { useApiQuery } from '../platform/query/query.ts'
import { useUser, useZone } from '../platform/shell/session.ts'
import { t } from '../platform/i18n/use-texts.ts'

/** Returns the intern's own payments, newest first; none without a batch. */
export function usePayments(enabled = true): {
  readonly payments: readonly InternPayment[] | undefined
  readonly isUnknown: boolean
} {
  const isIn = useUser().signup_complete
  const checkout = useApiQuery('payments', 'getCheckout', {}, { enabled: enabled && isIn })
  const isNone = !isIn || (checkout.error instanceof ApiError && checkout.error.status === 404)
  return {
    payments: isNone ? [] : checkout.data?.payload.payments,
    isUnknown: !isNone && checkout.isError,
  }
}

/**
 * States the fee refund for ending something today and its deadline; renders nothing without a
 * payment. @param isKept the place continues
 */
export function RefundNotice({
  of,
  isKept = false,
}: {
  readonly of: PlaceScope
  readonly isKept?: boolean
}) {
  const { payments, isUnknown } = usePayments()
  const zone = useZone()
  if (isUnknown) return <p role="alert">{t('platform.fee.unknown')}</p>
  if (!payments) return <SkeletonLines lines={1} label={t('platform.fee.label')} />
  const places = listEndingPlaces(payments, of)
  const formatPlaceName = (place: PaidInternPlace) =>
    places.length > 1
      ? `${t('platform.fee.place', { role: place.role ?? '', company: place.company_name ?? '' })} `
      : ''
  return places.map((place) => (
    <p key={place.payment_id}>
      {isKept ? (
        formatKeptPlace(place, zone)
      ) : (
        <>
          <b>{formatPlaceName(place)}</b>
          {formatRefund(place, zone)}
        </>
      )}
    </p>
  ))
}
