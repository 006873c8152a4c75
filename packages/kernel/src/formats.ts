const kept = new Map<string, Intl.DateTimeFormat>()
// Zones times shapes: a reader meets a few dozen, a server meets many; a formatter weighs some tens of kilobytes.
const most = 200

/**
 * A formatter of dates, made once for each locale and shape: making one costs a hundred times what using it does.
 * @param locale as BCP 47 names it  @param options as Intl.DateTimeFormat takes them, `timeZone` among them
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = kept.get(key)
  if (found) return found
  if (kept.size >= most) kept.clear()
  const made = new Intl.DateTimeFormat(locale, options)
  kept.set(key, made)
  return made
}
