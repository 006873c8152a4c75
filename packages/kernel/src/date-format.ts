import { locale } from './locale.ts'

const formatCache = new Map<string, Intl.DateTimeFormat>()
// Zones times formats: a browser needs a few dozen, a server many. Each formatter takes some tens
// of kilobytes.
const maxFormats = 200

/**
 * Returns a cached date formatter: creating one costs a hundred times as much as using it.
 * @param options options of Intl.DateTimeFormat, including `timeZone`
 */
export function getDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const cached = formatCache.get(key)
  if (cached) return cached
  if (formatCache.size >= maxFormats) formatCache.clear()
  const format = new Intl.DateTimeFormat(locale, options)
  formatCache.set(key, format)
  return format
}
