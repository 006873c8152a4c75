export const paymentsTexts = {
  'payments.state.CREATED': 'Not paid yet',
  'payments.state.REQUIRES_ACTION': 'Waiting for the bank',
  'payments.state.SUCCEEDED': 'Paid',
  'payments.state.FAILED': 'Failed',
  'payments.state.REFUNDED': 'Refunded',
  'payments.refund.TOO_LATE': 'The payment came through after the offer’s deadline.',
  'payments.refund.PAID_TWICE': 'The place was already paid for.',
  'payments.refund.OFFER_OVER': 'The offer was no longer open when the payment came through.',
  'payments.refund.WITHDRAWN': 'Withdrawn within the full refund period.',
  'payments.refund.PROGRAMME': 'Decided by the programme team.',
  'payments.failure.DECLINED':
    'Your bank declined this card. You haven’t been charged. Try another card, or ask your bank.',
  'payments.failure.INSUFFICIENT_FUNDS':
    'There isn’t enough money on this card. You haven’t been charged. Try another card.',
  'payments.failure.EXPIRED_CARD':
    'This card has expired. You haven’t been charged. Try another card.',
  'payments.failure.WRONG_DETAILS':
    'The card number, expiry date or security code is incorrect. You haven’t been charged. Check them and try again.',
  'payments.failure.NOT_CONFIRMED':
    'The payment wasn’t confirmed with your bank. You haven’t been charged.',
  'payments.failure.ABANDONED': 'The payment wasn’t finished. You haven’t been charged.',
  'payments.refused.nothingToPay': 'There’s nothing to pay for this place.',
  'payments.refused.paid': 'This place is already paid for.',
  'payments.refused.off':
    'Payments aren’t set up yet. Contact the programme team. The deadline of your offer stays the same.',
  'payments.refused.running':
    'A payment for this place is being processed. Wait until it’s finished.',
  'payments.refused.provider':
    'The card provider isn’t responding. You haven’t been charged. Try again in a moment.',
  'payments.refused.signature': 'The provider didn’t sign this event.',
  'payments.refused.refundDue': 'This payment is already being refunded.',
  'payments.refused.wholeOnly':
    'The enrolment isn’t confirmed yet. Refund the full fee, which cancels the internship, or wait.',
  'payments.refused.amount': 'Enter an amount up to the amount paid.',
  'payments.receipt.title': 'Receipt',
  'payments.receipt.number': 'Receipt {number}',
  'payments.receipt.paidBy': 'Paid by',
  'payments.receipt.for': 'For',
  'payments.receipt.forText': 'A place in {batch}: {role} at {company}',
  'payments.receipt.on': 'Paid on',
  'payments.receipt.card': 'Card',
  'payments.receipt.cardText': '{brand} ending in {last4}',
  'payments.receipt.amount': 'Amount',
  'payments.receipt.givenBack': 'Refunded',
  'payments.receipt.givenBackText': '{amount} on {day}',
  'payments.receipt.foot': 'Payment {id}. Keep this page for your records.',
  'mails.payments.succeeded.subject': 'You paid {amount} for {role} at {company}',
  'mails.payments.succeeded.title': 'We’ve received your payment of {amount}',
  'mails.payments.succeeded.body':
    'You’ve paid for your place: {role} at {company}. Your receipt number is {number}. If you withdraw before {until}, you’ll get a full refund.',
  'mails.payments.succeeded.action': 'View receipt',
  'mails.payments.settled.subject': 'You paid {amount} for {role} at {company}',
  'mails.payments.settled.title': 'We’ve received your payment of {amount}',
  'mails.payments.settled.body':
    'You’ve paid for your place: {role} at {company}. Your receipt number is {number}.',
  'mails.payments.settled.action': 'View receipt',
  'mails.payments.goesBack.subject': 'We’re refunding {amount} to your card',
  'mails.payments.goesBack.title': 'We’re refunding {amount} to your card',
  'mails.payments.goesBack.body':
    '{reason} We’ve asked your bank to refund {amount}. It can take 5 to 10 days to appear on your statement.',
  'mails.payments.goesBack.action': 'View payments',
} as const
