export const paymentsTexts = {
  'payments.state.CREATED': 'Not paid yet',
  'payments.state.REQUIRES_ACTION': 'Waits for your bank',
  'payments.state.SUCCEEDED': 'Paid',
  'payments.state.FAILED': 'Not taken',
  'payments.state.REFUNDED': 'Given back',
  'payments.refund.TOO_LATE': "The payment came through after the offer's deadline.",
  'payments.refund.PAID_TWICE': 'The place was paid for already.',
  'payments.refund.OFFER_OVER': 'The offer was no longer open when the payment came through.',
  'payments.refund.WITHDRAWN': 'Withdrawn within the days in which the whole amount comes back.',
  'payments.refund.PROGRAMME': 'Decided by the programme team.',
  'payments.failure.DECLINED':
    'Your bank declined this card. Nothing was taken. Try another card, or ask your bank.',
  'payments.failure.INSUFFICIENT_FUNDS':
    'There is not enough on this card. Nothing was taken. Try another card.',
  'payments.failure.EXPIRED_CARD': 'This card has expired. Nothing was taken. Try another card.',
  'payments.failure.WRONG_DETAILS':
    'Number, date or security code are not right. Nothing was taken. Look at them again.',
  'payments.failure.NOT_CONFIRMED':
    'The payment was not confirmed with your bank. Nothing was taken.',
  'payments.failure.ABANDONED': 'The payment was not finished. Nothing was taken.',
  'payments.refused.nothingToPay': 'There is nothing to pay for this place.',
  'payments.refused.paid': 'This place is paid for.',
  'payments.refused.off':
    'Payments are not set up here yet. Write to the programme team; the offer keeps its deadline.',
  'payments.refused.running': 'A payment for this place is on its way. Wait until it is settled.',
  'payments.refused.provider':
    'The card provider does not answer. Nothing was taken. Try again in a moment.',
  'payments.refused.signature': 'This event is not signed by the provider.',
  'payments.refused.refundDue': 'This money is on its way back already.',
  'payments.refused.wholeOnly':
    'The enrolment is not confirmed yet: give the whole fee back, which cancels the internship, or wait.',
  'payments.refused.amount': 'Enter an amount up to what was paid.',
  'payments.receipt.title': 'Receipt',
  'payments.receipt.number': 'Receipt {{number}}',
  'payments.receipt.paidBy': 'Paid by',
  'payments.receipt.for': 'For',
  'payments.receipt.forText': 'A place in {{batch}}: {{role}} at {{company}}',
  'payments.receipt.on': 'Paid on',
  'payments.receipt.card': 'Card',
  'payments.receipt.cardText': '{{brand}} ending in {{last4}}',
  'payments.receipt.amount': 'Amount',
  'payments.receipt.givenBack': 'Given back',
  'payments.receipt.givenBackText': '{{amount}} on {{day}}',
  'payments.receipt.foot': 'Payment {{id}}. Keep this page for your records.',
  'mails.payments.succeeded.subject': 'Paid: {{amount}} for {{role}} at {{company}}',
  'mails.payments.succeeded.title': 'Your payment of {{amount}} is settled',
  'mails.payments.succeeded.body':
    'It pays for your place: {{role}} at {{company}}. Receipt {{number}} waits for you there. If you withdraw before {{until}}, the whole amount comes back.',
  'mails.payments.succeeded.action': 'See the receipt',
  'mails.payments.settled.subject': 'Paid: {{amount}} for {{role}} at {{company}}',
  'mails.payments.settled.title': 'Your payment of {{amount}} is settled',
  'mails.payments.settled.body':
    'It pays for your place: {{role}} at {{company}}. Receipt {{number}} waits for you there.',
  'mails.payments.settled.action': 'See the receipt',
  'mails.payments.goesBack.subject': '{{amount}} goes back to your card',
  'mails.payments.goesBack.title': '{{amount}} goes back to your card',
  'mails.payments.goesBack.body':
    '{{reason}} We asked your bank to give back {{amount}}. Banks take 5 to 10 days to show it.',
  'mails.payments.goesBack.action': 'See your payments',
} as const
