// Packages resolve from this folder, so they are imported here.
import mjml2html from 'mjml'

/** Compiles MJML; throws if it contains an unknown element or attribute. */
export const compile = mjml2html
