import { median } from './bench-process.ts'
import { atLeast, atMost, type ResultRow } from './budgets.ts'
import { type Certificate, startHttpsProxy } from './https-proxy.ts'

export interface Page {
  readonly label: string
  readonly path: string
  readonly cookie?: string
  /** The least score for performance. */
  readonly score: 95 | 100
}

interface Audit {
  readonly numericValue?: number
  readonly details?: unknown
}

/** The parts used of the packages in tools/on-demand/lighthouse. */
export interface LighthousePackages {
  readonly launch: (options: {
    readonly chromePath: string
    readonly chromeFlags: string[]
  }) => Promise<{ readonly port: number; readonly kill: () => void }>
  readonly lighthouse: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
  ) => Promise<
    | {
        readonly lhr: {
          readonly audits: Readonly<Record<string, Audit>>
          readonly categories: Readonly<Record<string, { readonly score: number | null }>>
          readonly environment: { readonly benchmarkIndex: number }
        }
      }
    | undefined
  >
  readonly createCertificate: () => Promise<Certificate>
}

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
]

/**
 * Returns Lighthouse's other categories, in which a page must be perfect. Search engines are kept
 * away from pages of signed-in users.
 */
const listPerfectCategories = ({ cookie }: Page) => [
  'accessibility',
  'best-practices',
  ...(cookie ? [] : ['seo']),
]

/**
 * Runs Lighthouse as a phone over HTTP/2 and takes the median of several runs by score. Needs the
 * system's Chromium.
 */
export async function measurePages(
  packages: LighthousePackages,
  port: number,
  pages: readonly Page[],
  chromium: string,
  runs: number,
): Promise<readonly ResultRow[]> {
  const proxy = await startHttpsProxy(port, await packages.createCertificate())
  const rows: ResultRow[] = []
  try {
    for (const page of pages) {
      const results: PageResult[] = []
      for (let run = 0; run < runs; run += 1) {
        const result = await measurePage(packages, proxy.port, page, chromium)
        if (result) results.push(result)
      }
      rows.push(toRow(page, results))
    }
  } finally {
    proxy.stop()
  }
  return rows
}

async function measurePage(
  { launch, lighthouse }: LighthousePackages,
  port: number,
  page: Page,
  chromium: string,
): Promise<PageResult | null> {
  const chrome = await launch({ chromePath: chromium, chromeFlags })
  try {
    const audit = await lighthouse(`https://localhost:${port}${page.path}`, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', ...listPerfectCategories(page)],
      ...(page.cookie ? { extraHeaders: { Cookie: page.cookie }, disableStorageReset: true } : {}),
    })
    return audit ? readResult(page, audit.lhr) : null
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<LighthousePackages['lighthouse']>>>['lhr']

interface PageResult {
  readonly score: number
  /** The lowest score of the other categories. */
  readonly others: number
  /** Seconds. */
  readonly fcp: number
  readonly lcp: number
  /** Milliseconds. */
  readonly tbt: number
  readonly cls: number
  readonly requests: number
  /** Lighthouse's measure of how fast the machine was during the run. */
  readonly machine: number
}

function readResult(page: Page, { audits, categories, environment }: Report): PageResult {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    score: score('performance'),
    others: Math.min(...listPerfectCategories(page).map(score)),
    fcp: number('first-contentful-paint') / 1000,
    lcp: number('largest-contentful-paint') / 1000,
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: countRequests(audits['network-requests']?.details),
    machine: environment.benchmarkIndex,
  }
}

function toRow({ label, score }: Page, results: readonly PageResult[]): ResultRow {
  const of = (key: keyof PageResult) => median(results.map((result) => result[key]))
  return {
    what: `Lighthouse, ${label}`,
    measured: `${of('score')} (others ${of('others')}), FCP ${of('fcp').toFixed(2)} s, LCP ${of('lcp').toFixed(2)} s, TBT ${of('tbt').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}, ${of('requests')} requests; machine ${of('machine').toFixed(0)}`,
    budgets: [
      atLeast(of('score'), score, '', 'score'),
      atLeast(of('others'), 100, '', 'others'),
      atMost(of('fcp'), 0.9, 's', 'FCP'),
      atMost(of('lcp'), 1.5, 's', 'LCP'),
      atMost(of('tbt'), 150, 'ms', 'TBT'),
      atMost(of('cls'), 0, '', 'CLS'),
      atMost(of('requests'), 15, 'requests'),
    ],
  }
}

function countRequests(details: unknown): number {
  // Lighthouse's table of requests.
  const table = details as { items?: readonly unknown[] } | undefined
  return table?.items?.length ?? 0
}
