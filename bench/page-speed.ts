import { median, type ResultRow } from './bench-process.ts'

export interface Page {
  readonly label: string
  readonly path: string
  readonly cookie?: string
  readonly budget?: string
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
        }
      }
    | undefined
  >
}

/**
 * Runs Lighthouse as a phone and takes the median of several runs by score. Needs the system's
 * Chromium.
 */
export async function measurePages(
  { launch, lighthouse }: LighthousePackages,
  port: number,
  pages: readonly Page[],
  chromium: string,
  runs: number,
): Promise<readonly ResultRow[]> {
  const lines: ResultRow[] = []
  for (const page of pages) {
    const results: {
      score: number
      accessibility: number
      fcp: number
      lcp: number
      tbt: number
      cls: number
      requests: number
    }[] = []
    for (let run = 0; run < runs; run += 1) {
      const chrome = await launch({
        chromePath: chromium,
        chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      })
      try {
        const audit = await lighthouse(`http://localhost:${port}${page.path}`, {
          port: chrome.port,
          logLevel: 'silent',
          onlyCategories: ['performance', 'accessibility'],
          ...(page.cookie
            ? { extraHeaders: { Cookie: page.cookie }, disableStorageReset: true }
            : {}),
        })
        const number = (id: string) => audit?.lhr.audits[id]?.numericValue ?? 0
        if (audit)
          results.push({
            score: (audit.lhr.categories['performance']?.score ?? 0) * 100,
            accessibility: (audit.lhr.categories['accessibility']?.score ?? 0) * 100,
            fcp: number('first-contentful-paint'),
            lcp: number('largest-contentful-paint'),
            tbt: number('total-blocking-time'),
            cls: number('cumulative-layout-shift'),
            requests: countRequests(audit.lhr.audits['network-requests']?.details),
          })
      } finally {
        chrome.kill()
      }
    }
    const of = (key: keyof (typeof results)[number]) => median(results.map((result) => result[key]))
    lines.push({
      what: `Lighthouse, ${page.label}`,
      ...(page.budget ? { budget: page.budget } : {}),
      measured: `${of('score').toFixed(0)} (accessibility ${of('accessibility').toFixed(0)}), FCP ${(of('fcp') / 1000).toFixed(2)} s, LCP ${(of('lcp') / 1000).toFixed(2)} s, TBT ${of('tbt').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}, ${of('requests')} requests`,
    })
  }
  return lines
}

function countRequests(details: unknown): number {
  // Lighthouse's table of requests.
  const table = details as { items?: readonly unknown[] } | undefined
  return table?.items?.length ?? 0
}
