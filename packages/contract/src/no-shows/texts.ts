export const noShowsTexts = {
  'noShows.refused.explain': 'Explain the missed interview before you book another one.',
  'noShows.refused.waits':
    'The programme team is reviewing 2 missed interviews and will decide by {by}. You can’t book interviews until then.',
  'noShows.refused.over.company':
    'Your company can’t book interviews until {until} because of missed interviews.',
  'noShows.refused.over.intern':
    'You can’t book interviews until {until} because of missed interviews.',
  'noShows.refused.expired':
    'This missed interview no longer counts, so it can’t suspend booking. Choose another decision.',
  'noShows.refused.decided': 'The programme team has already decided this.',
  'noShows.says.company': 'The company: “{note}”',
  'noShows.says.intern': 'The intern: “{note}”',
  'noShows.says.operator': 'The programme team: “{note}”',
  'noShows.says.system': 'Fledge: “{note}”',
  'noShows.decision.EXCUSE': 'Excused: doesn’t count',
  'noShows.decision.GO_ON': 'Counted: booking continues',
  'noShows.decision.END_SEASON': 'Counted: booking suspended',
  'mails.noShows.explain.subject': 'Explain the missed interview',
  'mails.noShows.explain.title': 'Explain what happened on {time}',
  'mails.noShows.explain.body':
    'The interview between {intern} and {company} is recorded as missed. Explain it before you book another one. If this isn’t right, dispute it by {contestBy}.',
  'mails.noShows.explain.action': 'Explain',
  'mails.noShows.review.subject': 'The programme team is reviewing your missed interviews',
  'mails.noShows.review.title': 'The programme team is reviewing your missed interviews',
  'mails.noShows.review.body':
    'The interview between {intern} and {company} on {time} is the second one recorded as missed. Explain what happened. The programme team will decide by {answerBy}. You can’t book interviews until then.',
  'mails.noShows.review.action': 'Explain',
  'mails.noShows.over.subject': 'Interview booking is suspended after 3 missed interviews',
  'mails.noShows.over.title': 'Interview booking is suspended',
  'mails.noShows.over.body':
    'The interview between {intern} and {company} on {time} is the third one recorded as missed. You can’t book interviews until {until}. If this isn’t right, dispute it by {contestBy}.',
  'mails.noShows.over.action': 'View missed interview',
  'mails.noShows.EXCUSE.subject': 'Your missed interview is excused',
  'mails.noShows.EXCUSE.title': 'Your missed interview is excused',
  'mails.noShows.EXCUSE.body':
    'The programme team has decided that the interview between {intern} and {company} on {time} doesn’t count as missed.\n{note}',
  'mails.noShows.EXCUSE.action': 'View interview',
  'mails.noShows.GO_ON.subject': 'You can book interviews again',
  'mails.noShows.GO_ON.title': 'You can book interviews again',
  'mails.noShows.GO_ON.body':
    'The programme team has decided that the interview between {intern} and {company} on {time} counts as missed. You can book interviews again.\n{note}',
  'mails.noShows.GO_ON.action': 'View interview',
  'mails.noShows.END_SEASON.subject': 'The programme team has suspended interview booking',
  'mails.noShows.END_SEASON.title': 'Interview booking is suspended',
  'mails.noShows.END_SEASON.body':
    'The programme team has decided that the interview between {intern} and {company} on {time} counts as missed. You can’t book interviews until {until}.\n{note}',
  'mails.noShows.END_SEASON.action': 'View missed interview',
} as const
