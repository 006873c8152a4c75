import { paths } from './paths.ts'

type SignedInArea = 'company' | 'intern' | 'operator'

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')
const isParameter = (part: string) => part.startsWith('{')
const isFixedPart = (part: string) => !isParameter(part)

/** First path segments of our own URLs, of pages and of everything else that is served. */
const firstParts = new Set([
  ...Object.values(paths)
    .flatMap((area) => Object.values(area))
    .flatMap((page) => partsOf(page).slice(0, 1))
    .filter(isFixedPart),
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

/**
 * Whether a path starts with a segment of ours, below which there are only our pages, never a
 * partner's.
 */
export const isReservedPath = (path: string): boolean => firstParts.has(partsOf(path)[0] ?? '')

const areaPages = [paths.company, paths.intern, paths.operator].flatMap((area) =>
  Object.values(area),
)

/**
 * Names that no partner or batch may take (spec/product.md, "Where calls live"): first segments of
 * our paths, and page names that people type without the area.
 */
export const reservedSegments: readonly string[] = [
  ...new Set([...firstParts, ...areaPages.flatMap(partsOf).filter(isFixedPart)]),
]

/**
 * Finds the page of a path without its area (/find-batch, /sign-up/basic-details).
 * @param area the user's area; null if not signed in
 * @returns its path; if both areas have such a page and no one is signed in, the page that asks for
 * the side; null if there is no such page
 */
export function findPageByName(path: string, area: SignedInArea | null): string | null {
  const normalisedPath = `/${partsOf(path).join('/')}`
  if (normalisedPath === '/' || isReservedPath(path)) return null
  const findInArea = (area: SignedInArea) =>
    Object.values(paths[area]).find(
      (page) => page.endsWith(normalisedPath) && partsOf(page).every(isFixedPart),
    ) ?? null
  if (area) return findInArea(area)
  const [company, intern] = [findInArea('company'), findInArea('intern')]
  return company && intern ? paths.public.welcome : (company ?? intern)
}
