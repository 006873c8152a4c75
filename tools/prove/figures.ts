import type { Figure, MissingFigure } from './figure.ts'
import { accessFigure } from './figures/access.ts'
import { asvsFigure } from './figures/asvs.ts'
import { codeGuessesFigure } from './figures/code-guesses.ts'
import { erasureFigure } from './figures/erasure.ts'
import { livesFigure } from './figures/lives.ts'
import { databaseKillsFigure } from './figures/database-kills.ts'
import { fuzzFigure } from './figures/fuzz.ts'
import { keyedRequestsFigure } from './figures/keyed-requests.ts'
import { killsFigure } from './figures/kills.ts'
import { logsFigure } from './figures/logs.ts'
import { racesFigure } from './figures/races.ts'
import { restoreFigure } from './figures/restore.ts'
import { rowSecurityFigure } from './figures/row-security.ts'
import { serviceFaultsFigure } from './figures/service-faults.ts'
import { webhooksFigure } from './figures/webhooks.ts'

/** Every figure of docs/reliability.md. */
export const figures: readonly Figure[] = [
  accessFigure,
  racesFigure,
  livesFigure,
  databaseKillsFigure,
  killsFigure,
  keyedRequestsFigure,
  fuzzFigure,
  serviceFaultsFigure,
  webhooksFigure,
  codeGuessesFigure,
  asvsFigure,
  rowSecurityFigure,
  restoreFigure,
  erasureFigure,
  logsFigure,
]

/** Those that have no test that counts. */
export const missingFigures: readonly MissingFigure[] = [
  {
    number: 8,
    name: 'Three times the load',
    reason: 'Measured by `npm run bench -- overload`, which has no control and records no run.',
  },
  {
    number: 9,
    name: 'Held and slow connections',
    reason:
      '`npm run bench -- overload` holds 2,000 streams; 5,000 beside 300 slow clients are not tried.',
  },
  {
    number: 10,
    name: 'Hostile files',
    reason: 'About 40 are tried (`features/files/hostile-*.test.ts`), without their CPU time.',
  },
]
