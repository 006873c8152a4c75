// Packages resolve from this folder, so they are imported here.
import * as recheck from 'recheck'

/** Returns how long a regular expression can take. */
export const check = recheck.check
