export const replyTexts = {
  'replies.badge.UNANSWERED': 'Unanswered',
  'replies.badge.ANSWERED': 'Answered',
  'replies.badge.CLOSED': 'Closed',
  'replies.refused.empty': 'Write something first.',
  'replies.refused.sent': 'You’ve already sent this.',
  'replies.refused.tooMany':
    'You’ve replied to this message 5 times. You can reply to the programme team’s next message.',
  'mails.messages.answered.subject': 'Re: {subject}',
  'mails.messages.answered.title': 'The programme team replied to you',
  'mails.messages.answered.body': 'You wrote:\n\n{reply}\n\nOur answer:\n\n{text}',
  'mails.messages.answered.action': 'Read and reply',
} as const
