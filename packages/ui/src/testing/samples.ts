/** Longer than a label should be. */
export const longText =
  'Product design and user research internship for the Versicherungsgesellschaft in its second-largest European office'

/** Possible input: a word that is wider than a narrow column. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'

/** A handler of a story that has nothing to do. */
export const ignore = (): void => {}

/** A picture that needs no file. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#8fd3c6"/><circle cx="48" cy="38" r="18" fill="#13524a"/><ellipse cx="48" cy="92" rx="34" ry="30" fill="#13524a"/></svg>',
)}`
