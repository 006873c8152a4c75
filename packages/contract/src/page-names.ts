import { paths } from './paths.ts'

type SignedInArea = 'company' | 'intern' | 'operator'

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')
const isOpen = (part: string) => part.startsWith('{')
const isNamed = (part: string) => !isOpen(part)

/** What stands after the first slash of our own addresses, of pages and of everything else that is served. */
const firstParts = new Set([
  ...Object.values(paths)
    .flatMap((area) => Object.values(area))
    .flatMap((page) => partsOf(page).slice(0, 1))
    .filter(isNamed),
  'backend',
  'assets',
  'flags',
  'locales',
  'sitemap',
  'sitemap.xml',
  'live',
  'ready',
  'api',
  'files',
  'favicon.ico',
  'icon.svg',
  'robots.txt',
  'manifest.webmanifest',
])

/** Whether an address begins as ours do: below it there are our pages only, never a partner's. */
export const isReservedPath = (path: string): boolean => firstParts.has(partsOf(path)[0] ?? '')

const inAreas = [paths.company, paths.intern, paths.operator].flatMap((area) => Object.values(area))

/** Names that no partner or batch may take (spec/product.md, "Where calls live"): how our addresses begin, and the names of their pages, which people type without what stands before them. */
export const reservedSegments: readonly string[] = [
  ...new Set([...firstParts, ...inAreas.flatMap(partsOf).filter(isNamed)]),
]

/**
 * The page that somebody means who leaves out what stands before its name (/find-batch, /sign-up/basic-details).
 * @param own area of who asks; null for who is not signed in
 * @returns its address; where both areas have a page of that name and nobody is signed in, the page that asks which side one is on; null where no page is called so
 */
export function findPageByName(path: string, own: SignedInArea | null): string | null {
  const asked = `/${partsOf(path).join('/')}`
  if (asked === '/' || isReservedPath(path)) return null
  const found = (area: SignedInArea) =>
    Object.values(paths[area]).find(
      (page) => page.endsWith(asked) && partsOf(page).every(isNamed),
    ) ?? null
  if (own) return found(own)
  const [company, intern] = [found('company'), found('intern')]
  return company && intern ? paths.public.welcome : (company ?? intern)
}
