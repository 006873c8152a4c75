// Packages resolve from this folder, so they are imported here.
import { deparse, parse } from 'pgsql-parser'

/** What tools/mutation/sql-conditions.ts uses (`SqlParser`). */
export const sqlParser = { parse, deparse }
