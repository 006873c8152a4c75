import type { Figure } from './figure.ts'
import { accessFigure } from './figures/access.ts'
import { asvsFigure } from './figures/asvs.ts'
import { codeGuessesFigure } from './figures/code-guesses.ts'
import { erasureFigure } from './figures/erasure.ts'
import { livesFigure } from './figures/lives.ts'
import { databaseKillsFigure } from './figures/database-kills.ts'
import { fuzzFigure } from './figures/fuzz.ts'
import { heldFigure } from './figures/held.ts'
import { hostileFilesFigure } from './figures/hostile-files.ts'
import { keyedRequestsFigure } from './figures/keyed-requests.ts'
import { killsFigure } from './figures/kills.ts'
import { logsFigure } from './figures/logs.ts'
import { overloadFigure } from './figures/overload.ts'
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
  overloadFigure,
  heldFigure,
  hostileFilesFigure,
  serviceFaultsFigure,
  webhooksFigure,
  codeGuessesFigure,
  asvsFigure,
  rowSecurityFigure,
  restoreFigure,
  erasureFigure,
  logsFigure,
]
