/** Longer than a label should be. */
export const longText =
  'Product design and user research internship for the Versicherungsgesellschaft in its second-largest European office'

/** What a person may write into a field: a word that is wider than a narrow column. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'
