// The order matters: a browser's user agent also contains the names of browsers it is compatible
// with.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/**
 * Returns the browser and system names of a device, null if unknown.
 * @param agent the User-Agent header at sign-in
 */
export function getDeviceName(agent: string): {
  readonly browser: string | null
  readonly system: string | null
} {
  const findName = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => agent.includes(mark))?.[1] ?? null
  return { browser: findName(browsers), system: findName(systems) }
}
