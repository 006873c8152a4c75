import { paymentCan } from '@fledge/domain/payments/can.ts'
import {
  formatReceiptNumber,
  getRefundOnEnding,
  hasReceipt,
  isOpenPayment,
  getOpenPaymentEnd,
} from '@fledge/domain/payments/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { InternPayment, OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { PaymentRow } from './queries/payments.queries.ts'

function toSharedPaymentView(row: PaymentRow) {
  return {
    payment_id: row.payment_id,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    created_at: row.created_at,
    settled_at: row.settled_at,
    card:
      row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    failure: row.failure_code,
    receipt_number: row.receipt_number && formatReceiptNumber(row.receipt_number),
    refund:
      row.refund_amount !== null && row.refund_reason
        ? {
            amount: row.refund_amount,
            reason: row.refund_reason,
            note: row.refund_note,
            refunded_at: row.refunded_at,
          }
        : null,
    role: row.role,
    company_name: row.company_name,
    batch_name: row.batch_name,
    confirm_by: row.confirm_by,
  }
}

const getPaymentRefund = (row: PaymentRow, now: Date) =>
  getRefundOnEnding(
    {
      status: row.status,
      amount: row.amount,
      settledAt: row.settled_at,
      isRefundDue: row.refund_due_at !== null,
      refundDays: row.refund_days,
      internshipStatus: row.internship_status,
    },
    now,
  )

export function toInternPaymentView(row: PaymentRow, now: Date): InternPayment {
  const refund = getPaymentRefund(row, now)
  return {
    ...toSharedPaymentView(row),
    application_id: row.application_id,
    batch_id: row.batch_id,
    offer_id: row.offer_id,
    candidature_id: row.candidature_id,
    internship_id: row.internship_id,
    receipt_url: hasReceipt(row.status)
      ? `/backend/intern-service/payment/receipt/${row.payment_id}`
      : null,
    comes_back: refund
      ? { amount: refund.amount, until: refund.until.toISOString(), days: row.refund_days }
      : null,
    open_until: isOpenPayment(row.status)
      ? getOpenPaymentEnd(row.created_at, row.answer_by).toISOString()
      : null,
  }
}

export function toOperatorPaymentView(
  row: PaymentRow,
  actor: Operator,
  now: Date,
): OperatorPayment {
  return {
    ...toSharedPaymentView(row),
    intern_name: `${row.first_name} ${row.last_name}`.trim(),
    intern_email: row.email,
    company_id: row.company_id,
    provider_id: row.provider_id,
    comes_back: getPaymentRefund(row, now)?.amount ?? 0,
    proposal: toProposalView(row),
    may: toActionMap({
      refund: paymentCan.refund(actor, toRefundFacts(row), row.amount),
      decide: paymentCan.decideRefund(
        actor,
        row.proposed_by === null ? null : { proposedBy: row.proposed_by, decision: null },
      ),
    }),
  }
}

function toProposalView(row: PaymentRow): OperatorPayment['proposal'] {
  const { proposal_id, proposed_amount: amount, proposal_note: note, proposed_at } = row
  if (proposal_id === null || amount === null || note === null || proposed_at === null) return null
  return { proposal_id, amount, note, proposer: row.proposer ?? '', proposed_at }
}

export const toRefundFacts = (row: PaymentRow) => ({
  status: row.status,
  amount: row.amount,
  isRefundDue: row.refund_due_at !== null,
  isToConfirm: row.confirm_by !== null,
  isRefundProposed: row.proposal_id !== null,
})
