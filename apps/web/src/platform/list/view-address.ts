type Parameters = Readonly<Record<string, string>>

/** Parameters that say where one is in a list, or that it opens without a view. */
const placeNames = new Set(['page', 'after', 'before', 'view'])

/**
 * Returns what a view of this address contains: its filters, order and columns.
 * @param tab parameters that choose the list on a screen with several
 */
export const toViewParameters = (
  address: Readonly<Record<string, string | readonly string[] | undefined>>,
  tab: Parameters = {},
): Parameters =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) =>
      value === undefined || placeNames.has(name) || name in tab
        ? []
        : [[name, typeof value === 'string' ? value : value.join(',')]],
    ),
  )

/** Whether two views show the same, in whatever order their parameters are. */
export function isSameView(a: Parameters, b: Parameters): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/** Returns the link of a view, which shows the same to a colleague. */
export const buildViewPath = (path: string, parameters: Parameters, tab: Parameters = {}): string =>
  `${path}?${new URLSearchParams({
    ...tab,
    // Without parameters, a list opens with the default view of the person who opens it.
    ...(Object.keys(parameters).length > 0 ? parameters : { view: 'all' }),
  })}`
