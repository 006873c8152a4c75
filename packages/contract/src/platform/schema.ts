import { z } from 'zod'
import { toCanonicalZone, isTimeZone } from '@fledge/kernel/dates.ts'
import './validation-messages.ts'
import { messageKey, translateMessage } from './message-keys.ts'

// Building blocks of every feature's schemas. Upper bounds limit the size of a hostile body
// (design/reliability.md, 11).

// Rejects control characters and lone surrogates: PostgreSQL refuses the first, JSON parsers the
// second.
const hasNoControlCharacters = (text: string) =>
  text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)

/** Multi-line text, trimmed. @param max characters */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messageKey('problems.longText'))
    .refine(hasNoControlCharacters, messageKey('problems.characters'))
/** A single line that must not be empty. */
export const line = (max = 200, message = messageKey('problems.missing')) =>
  text(max)
    .min(1, message)
    .refine((value) => !value.includes('\n'), messageKey('problems.oneLine'))
export const uuid = z.uuid()
const phoneMessage = messageKey('problems.phone')
/** A phone number in any common notation, with its country code; at most fifteen digits (E.164). */
const isPhone = (value: string) => {
  const digits = value.replace(/\D/g, '').replace(/^00/, '')
  return (
    /^(\+|00)[\d\s()./-]+$/.test(value) &&
    /^[1-9]/.test(digits) &&
    digits.length >= 7 &&
    digits.length <= 15
  )
}
const isPhoneOrEmpty = (value: string) => value === '' || isPhone(value)
/** A phone number. */
export const phoneNumber = text(40).refine(isPhone, phoneMessage)
/** A phone number, or empty. */
export const phone = text(40).refine(isPhoneOrEmpty, phoneMessage)
/**
 * Returns the problem with a new phone number. A saved number from before the rule is accepted
 * unchanged, so that it does not block saving the other fields.
 */
export const validatePhone = (phone: string, savedPhone: string | null): string | null =>
  isPhoneOrEmpty(phone.trim()) || phone.trim() === savedPhone?.trim()
    ? null
    : translateMessage('problems.phone')
/** Schema of a form's phone number that accepts the saved one. */
export const createPhoneSchema = (savedPhone: string | null) =>
  text(40).refine((value) => validatePhone(value, savedPhone) === null, phoneMessage)
/** For endpoints that may have a saved number: the server checks it with `phoneProblem`. */
export const phoneText = text(40)
export const lookupId = z.int().min(1).max(2_000_000_000)
export const email = z
  .string()
  .trim()
  .max(254)
  .normalize('NFKC')
  .toLowerCase()
  .pipe(z.email(messageKey('problems.email')))
/** A calendar day, years 1900 to 2100. */
export const daySchema = z.iso
  .date(messageKey('problems.date'))
  .refine(
    (value) => value >= '1900-01-01' && value < '2101-01-01',
    messageKey('problems.dateRange'),
  )
/** A moment in UTC. */
export const instant = z.iso
  .datetime(messageKey('problems.time'))
  .refine((value) => value >= '1900' && value < '2101', messageKey('problems.dateRange'))
/** A time zone by any of its names, normalised to the name that all lists use. */
export const zone = z
  .string()
  .max(64)
  .refine(isTimeZone, messageKey('problems.zone'))
  .transform(toCanonicalZone)
/** Local time "HH:MM". */
export const localTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, messageKey('problems.wallTime'))
/** MM/YYYY, as in the seeds' date filters. */
export const month = z.string().regex(/^(0[1-9]|1[0-2])\/(20\d\d)$/, messageKey('problems.month'))

/** Numbers in a query string arrive as text. */
export const queryInt = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
/** True or false as text: in a query, and in older responses. */
export const booleanText = z.enum(['true', 'false'])
/** A list in a query: `ids=1&ids=2` or `ids[]=…`; a single value is a list of one. */
export const queryList = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(100), item.transform((value) => [value])])

/** Page numbers start at 1; 10 rows unless per_page (up to 100) is given. */
export const paging = {
  page: queryInt(1, 10_000).optional(),
  per_page: queryInt(1, 100).optional(),
}
const cursor = z.string().regex(/^[\w-]{1,2000}$/, messageKey('problems.unknown'))
/** Cursors of endpoints marked `keyset`; one of them replaces `page`. */
export const keysetPaging = {
  ...paging,
  after: cursor.optional(),
  before: cursor.optional(),
}
/** The columns of a CSV file, in their order, and the zone of its moments: that of the screen. */
export const columnChoice = {
  columns: queryList(z.string().regex(/^[a-z_]{1,40}$/)).optional(),
  zone: zone.optional(),
}
export const bodyPaging = {
  page: z.int().min(1).max(10_000).optional(),
  per_page: z.int().min(1).max(100).optional(),
}

export const emptyBody = z.strictObject({})
