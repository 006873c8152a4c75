/** The working name; it stands here only (spec/product.md). */
export const brandTexts = { 'brand.name': 'Fledge' } as const satisfies Record<string, string>

/** What is wrong with a value, where its own schema has no words of its own; the same at a form's field and in a refusal. */
export const problemTexts = {
  'problems.missing': 'Please fill this in',
  'problems.choose': 'Choose one of the list',
  'problems.yesOrNo': 'Choose yes or no',
  'problems.text': 'Write this in words',
  'problems.number': 'Enter a number',
  'problems.whole': 'Enter a whole number',
  'problems.list': 'Choose from the list',
  'problems.longText': '{{most}} characters at most',
  'problems.shortText': 'At least {{least}} characters',
  'problems.exactText': 'Exactly {{most}} characters',
  'problems.longList': '{{most}} at most',
  'problems.shortList': 'At least {{least}}',
  'problems.firstOfList': 'Choose at least one',
  'problems.bigNumber': '{{most}} at most',
  'problems.smallNumber': '{{least}} or more',
  'problems.step': 'Choose a multiple of {{step}}',
  'problems.email': 'Enter a full e-mail address, like name@company.com',
  'problems.url': 'Enter a web address',
  'problems.date': 'Enter a date',
  'problems.time': 'Enter a time',
  'problems.form': 'This is not written as we expect it',
  'problems.unknown': 'This is not known here',
  'problems.other': 'This cannot be used',
} as const satisfies Record<string, string>
