import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { formatReceiptNumber, hasReceipt } from '@fledge/domain/payments/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { documentPolicy } from '../../platform/http/secure-headers.ts'
import { renderReceipt } from './receipt-file.ts'
import { paymentById } from './queries/payments.queries.ts'

/** Returns the receipt of the intern's own settled payment, including refunded ones. */
export const getReceipt: Handler<typeof paymentEndpoints.getReceipt> = async ({
  actor,
  db,
  params,
}) => {
  const row = await db.one(paymentById, { payment_id: params.payment_id, intern_id: actor.intern })
  const number = row?.receipt_number && formatReceiptNumber(row.receipt_number)
  if (!row || !number || !hasReceipt(row.status)) notFound()
  return new RawResponse('application/pdf', Buffer.from(await renderReceipt(row, number)), {
    'content-disposition': `inline; filename="receipt-${number}.pdf"`,
    'content-security-policy': documentPolicy,
  })
}
