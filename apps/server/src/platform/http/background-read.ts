/** Browsers mark reads that no person waits for with the urgencies 5 to 7 of RFC 9218. */
export const isBackgroundRead = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): boolean => /\bu=[5-7]\b/.test(String(headers['priority'] ?? ''))
