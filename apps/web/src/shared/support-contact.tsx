import { useBookingLink } from '../platform/shell/booking-link.ts'
import { useApiQuery } from '../platform/query/query.ts'
import { Rich } from '../platform/i18n/rich.tsx'

/**
 * How to contact the support team: this installation's email address as a link, and a call where
 * one can be booked.
 */
export function SupportContact() {
  const email = useApiQuery('lookups', 'globalSetting', {}).data?.payload.support_email
  const booking = useBookingLink()
  if (!email) return null
  const parts = {
    support: (children: string) => <a href={`mailto:${email}`}>{children}</a>,
    booking: (children: string) => (
      <a href={booking ?? ''} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
  }
  return (
    <Rich
      text={booking ? 'platform.supportOrCall' : 'platform.support'}
      values={{ email }}
      parts={parts}
    />
  )
}
