import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { maxBytes, megabyte, uploadKinds, uploadQuotas } from '@fledge/domain/files/rules.ts'
import { maxInvitations } from '@fledge/domain/members/pasted-addresses.ts'
import { maxOffersPerBatch } from '@fledge/domain/offers/rules.ts'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const page = read('docs/guides/limits.md').replaceAll(/ +/g, ' ')

/** Returns the number of a constant that its file keeps for itself. */
const readNumber = (file: string, name: string): string =>
  new RegExp(String.raw`\b${name}\b(?: =|:) ([\d_]+)`).exec(read(`apps/server/src/${file}`))?.[1] ??
  'none'

/** Returns the rows that a table of the page lacks; each begins with what it limits. */
const listMissing = (limits: Readonly<Record<string, string | number>>) =>
  Object.entries(limits)
    .map(([subject, limit]) => `| ${subject} | ${limit} |`)
    .filter((row) => !page.includes(row))

test('docs/guides/limits.md states the limits of sign-in as they are in the code', () => {
  expect(
    listMissing({
      'guesses at one code': codeRule.maxAttempts,
      'minutes until a code ends': codeRule.lifetimeMs / minuteMs,
      'seconds between two codes': codeRule.waitMs / 1000,
      'codes an hour to an address, in one browser': codeRule.perAddressAnHour,
      'codes an hour to an address, in all unknown browsers': codeRule.mailedAnHour,
      'codes an hour in a network': codeRule.perNetworkAnHour,
      'wrong guesses a day, after which codes are longer': codeRule.wrongGuessesADay,
      'digits of a code, and of a longer one': `${codeRule.digits}, ${codeRule.longDigits}`,
      'wrong codes a day of an authenticator app, in unknown browsers':
        secondFactorRule.wrongCodesADay,
      'wrong codes a day of an authenticator app, in a known browser':
        secondFactorRule.ownWrongCodesADay,
      'wrong recovery codes an hour': secondFactorRule.wrongRecoveryCodesAnHour,
    }),
  ).toEqual([])
})

test('docs/guides/limits.md states types, sizes and numbers of files as they are in the code', () => {
  expect(
    listMissing({
      ...Object.fromEntries(
        Object.entries(uploadKinds).map(([kind, { extensions, maxBytes: most }]) => [
          kind,
          `${extensions.join(', ')} | ${most / megabyte} MB`,
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(uploadQuotas).map(([owner, { maxFiles, maxBytes: most }]) => [
          owner,
          `${maxFiles} | ${most / megabyte} MB`,
        ]),
      ),
      'files read in ten minutes for a person': readNumber(
        'platform/files/child-pool.ts',
        'maxReadings',
      ),
    }),
  ).toEqual([])
  expect(maxBytes).toBe(10 * megabyte)
})

test('docs/guides/limits.md states the limits of other calls as they are in the code', () => {
  expect(
    listMissing({
      'offers to an intern in a batch': maxOffersPerBatch,
      'invitations in a request': maxInvitations,
      'downloads of one’s own data an hour': readNumber(
        'features/accounts/export-archive.ts',
        'maxExportsPerHour',
      ),
      'texts about screens an hour': readNumber(
        'features/spot-feedback/send-spot-feedback.ts',
        'maxPerHour',
      ),
      'job descriptions by the outside writer an hour, for a company': readNumber(
        'features/plans/write-job-description.ts',
        'maxPerHour',
      ),
      'reports of errors in ten minutes, in a network': readNumber(
        'features/error-reports/send-error-report.ts',
        'maxReports',
      ),
      'readings of a calendar feed an hour': readNumber(
        'features/calendars/read-calendar-feed.ts',
        'feed',
      ),
    }),
  ).toEqual([])
})
