export const deskTexts = {
  'desk.nothingLeft.APPLICATION':
    'No application left to take: colleagues have the others, or you skipped them',
  'desk.nothingLeft.COMPANY':
    'No company left to take: colleagues have the others, or you skipped them',
  'desk.nothingLeft.WAITING_LIST':
    'No company on the waiting list left to take: colleagues have the others, or you skipped them',
  'desk.nothingLeft.OFFER':
    'No offer left to take: colleagues have the others, or you skipped them',
  'desk.skipped.APPLICATION': '{name} skipped. We’ll leave the application to others until {when}.',
  'desk.skipped.COMPANY': '{name} skipped. We’ll leave the company to others until {when}.',
  'desk.skipped.WAITING_LIST': '{name} skipped. We’ll leave the company to others until {when}.',
  'desk.skipped.OFFER': '{name} skipped. We’ll leave the offer to others until {when}.',
  'desk.skipUndone': '{name} is no longer skipped',
  'desk.decided': '{name} has been decided: {status}',
  'desk.decidedBy': '{colleague} has decided on {name}: {act}',
  'desk.decidedByYou': 'You’ve decided on {name} together with others: {act}',
  'desk.summary': 'Summary',
  'desk.english': 'English {level}',
  'desk.experience':
    '{count, plural, =0 {no experience entered} one {# experience entry} other {# experience entries}}',
  'desk.clear':
    'Complete, {count, plural, one {# check} other {all # checks}} passed, no possible duplicates',
  'desk.resubmitted': 'resubmitted',
  'desk.first': 'first submission',
  'desk.duplicates': 'Possible duplicates: {count}',
  'desk.changed': 'Changed since your comments: {section}',
  'desk.unchanged': 'Nothing changed since your comments',
  'desk.file.show': 'Show text',
  'desk.file.hide': 'Hide text',
  'desk.file.showOf': 'Show text of {name}',
  'desk.file.hideOf': 'Hide text of {name}',
  'desk.file.text': 'Text of {name}',
  'desk.file.page': 'Page {page}',
  'desk.file.none': 'We couldn’t read any text. Open the original.',
  'desk.identity.of': 'Identity document {number}',
  'desk.identity.original': 'Open the original',
  'desk.key.resume': 'Show or hide the text of the résumé',
  'desk.key.nextVideo': 'Play the next video',
} as const satisfies Record<string, string>
