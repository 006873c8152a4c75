export const noShowsTexts = {
  'noShows.refused.explain': 'An interview was missed. Say what happened before the next booking.',
  'noShows.refused.waits':
    'Two interviews were missed. The programme team decides by {{by}} how it goes on.',
  'noShows.refused.over.company':
    'Three interviews were missed. Your company cannot book interviews until {{until}}.',
  'noShows.refused.over.intern':
    'Three interviews were missed. You cannot book interviews until {{until}}.',
  'noShows.refused.decided': 'The programme team has decided this already.',
  'noShows.decision.EXCUSE': 'Excused: it does not count',
  'noShows.decision.GO_ON': 'It counts, bookings go on',
  'noShows.decision.END_SEASON': 'It ends the season',
  'mails.noShows.explain.subject': 'A missed interview: say what happened',
  'mails.noShows.explain.title': 'Say what happened on {{time}}',
  'mails.noShows.explain.body':
    'The interview between {{intern}} and {{company}} is recorded as missed. Explain it before the next booking. If it is not so, contest it by {{contestBy}}.',
  'mails.noShows.explain.action': 'Explain',
  'mails.noShows.review.subject': 'A second missed interview',
  'mails.noShows.review.title': 'The programme team looks at your missed interviews',
  'mails.noShows.review.body':
    'The interview between {{intern}} and {{company}} on {{time}} is the second one recorded as missed. Say what happened; the programme team decides by {{answerBy}} how it goes on. Bookings wait until then.',
  'mails.noShows.review.action': 'Explain',
  'mails.noShows.over.subject': 'A third missed interview ends the season',
  'mails.noShows.over.title': 'Three interviews were missed',
  'mails.noShows.over.body':
    'The interview between {{intern}} and {{company}} on {{time}} is the third one recorded as missed. No interviews can be booked until {{until}}. If it is not so, contest it by {{contestBy}}.',
  'mails.noShows.over.action': 'See what follows',
  'mails.noShows.EXCUSE.subject': 'The missed interview does not count',
  'mails.noShows.EXCUSE.title': 'The missed interview is excused',
  'mails.noShows.EXCUSE.body':
    'The programme team has decided about the interview between {{intern}} and {{company}} on {{time}}: it does not count. {{note}}',
  'mails.noShows.EXCUSE.action': 'Go on',
  'mails.noShows.GO_ON.subject': 'The programme team has decided: bookings go on',
  'mails.noShows.GO_ON.title': 'Bookings go on',
  'mails.noShows.GO_ON.body':
    'The programme team has decided about the interview between {{intern}} and {{company}} on {{time}}: it counts, and you can book interviews. {{note}}',
  'mails.noShows.GO_ON.action': 'Go on',
  'mails.noShows.END_SEASON.subject': 'The programme team has ended the season',
  'mails.noShows.END_SEASON.title': 'No more interviews this season',
  'mails.noShows.END_SEASON.body':
    'The programme team has decided about the interview between {{intern}} and {{company}} on {{time}}: no interviews can be booked until {{until}}. {{note}}',
  'mails.noShows.END_SEASON.action': 'See what follows',
} as const
