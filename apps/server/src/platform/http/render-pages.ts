import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServeRequest } from '../threads/thread-messages.ts'
import { embedInitialData } from './initial-data.ts'
import { contentPlace, renderStyleLink } from './page-template.ts'
import type { RenderRequest } from './request-page.ts'

/** What the build of the web app exports for rendering (apps/web/src/page-renderer.tsx). */
interface PageRenderer {
  readonly renderPage: (page: NonNullable<RenderRequest['page']>) => Promise<string>
}

interface Build {
  readonly renderPage: PageRenderer['renderPage']
  /** The style sheet of each class that no page has from the start (apps/web/build/delivery.ts). */
  readonly sheetByClass: ReadonlyMap<string, string>
}

async function loadBuild(dist: string): Promise<Build> {
  const file = join(dist, '.vite/renderer/page-renderer.js')
  // Written by our own build.
  const { renderPage } = (await import(pathToFileURL(file).href)) as PageRenderer
  // As above.
  const list = JSON.parse(readFileSync(join(dist, '.vite/sheets.json'), 'utf8')) as Record<
    string,
    string
  >
  return { renderPage, sheetByClass: new Map(Object.entries(list)) }
}

/**
 * Adds the style sheets of the parts that the browser would load when it renders them, such as
 * selects.
 */
function addSheets(template: string, content: string, { sheetByClass }: Build): string {
  const sheets = new Set<string>()
  for (const [, list = ''] of content.matchAll(/ class="([^"]+)"/g))
    for (const name of list.split(' ')) {
      const sheet = sheetByClass.get(name)
      if (sheet && !template.includes(`href="/${sheet}"`)) sheets.add(sheet)
    }
  const links = [...sheets].map(renderStyleLink).join('')
  return template.replace('</head>', () => `${links}</head>`)
}

/** Starts rendering pages with the program that the build of the web app contains. */
export function startRendering(): ServeRequest {
  const builds = new Map<string, Promise<Build>>()
  return async (message) => {
    // Only `createPageRenderer` sends messages to this program.
    const { dist, template, page } = message as RenderRequest
    const loading = builds.get(dist) ?? loadBuild(dist)
    builds.set(dist, loading)
    const build = await loading
    if (!page) return ''
    const content = await build.renderPage(page)
    const { url: _url, origin: _origin, ...initialData } = page
    return embedInitialData(
      addSheets(template, content, build).replace(contentPlace, () => content),
      initialData,
    )
  }
}
