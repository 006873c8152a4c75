import { features } from 'web-features'

/** The last day of the baseline: what every core browser supported then may be used. */
const baselineEnd = '2024-12-31'

interface KeySupport {
  /** Whether all core browsers, Safari among them, supported it at the end of the baseline. */
  readonly isInBaseline: boolean
  /** The versions of Safari that support it, for people. */
  readonly safari: string
}

/** Support by key of the compatibility data, such as `css.properties.accent-color`. */
export type CompatData = ReadonlyMap<string, KeySupport>

/** Reads the compatibility data that the package web-features publishes. */
export const readCompatData = (): CompatData =>
  new Map(
    Object.values(features).flatMap((feature) =>
      feature.kind === 'feature'
        ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, status]) => {
            const since = status.baseline_low_date?.replace('≤', '')
            const { safari = 'never', safari_ios: ios = 'never' } = status.support
            return [
              key,
              {
                isInBaseline: since !== undefined && since <= baselineEnd,
                safari: `Safari ${safari}, on iOS ${ios}`,
              },
            ] as const
          })
        : [],
    ),
  )

/** A feature of the web used at a place. It may be described by several keys of the data. */
export interface FeatureUse {
  readonly keys: readonly string[]
  readonly path: string
  readonly line: number
}

/**
 * Returns the key that shows that a feature is newer than the baseline.
 * @returns undefined if any of its keys is in the baseline, or the data know none of them
 */
export function findNewKey(data: CompatData, keys: readonly string[]): string | undefined {
  const known = keys.filter((key) => data.has(key))
  return known.some((key) => data.get(key)?.isInBaseline) ? undefined : known[0]
}
