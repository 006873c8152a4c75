import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServeRequest } from '../threads/thread-messages.ts'
import { embedInitialData } from './initial-data.ts'
import {
  contentPlace,
  createStyleRenderer,
  deferScripts,
  renderScriptHint,
} from './page-template.ts'
import type { RenderRequest } from './request-page.ts'

/** What the build of the web app exports for rendering (apps/web/src/page-renderer.tsx). */
interface PageRenderer {
  readonly renderPage: (page: NonNullable<RenderRequest['page']>) => Promise<string>
}

/** The files of a part that the browser would load when it renders it, such as a select. */
interface PartFiles {
  readonly css: string
  readonly js: string
}

interface Part extends PartFiles {
  /** What a page with this part has in its head. */
  readonly style: string
}

interface Build {
  readonly renderPage: PageRenderer['renderPage']
  /** The part of each class that no page has from the start (apps/web/build/delivery.ts). */
  readonly partByClass: ReadonlyMap<string, Part>
}

async function loadBuild(dist: string): Promise<Build> {
  const file = join(dist, '.vite/renderer/page-renderer.js')
  // Written by our own build.
  const { renderPage } = (await import(pathToFileURL(file).href)) as PageRenderer
  // As above.
  const list = JSON.parse(readFileSync(join(dist, '.vite/parts.json'), 'utf8')) as Record<
    string,
    PartFiles
  >
  const renderStyle = createStyleRenderer(dist)
  const parts = Object.entries(list).map(
    ([name, part]) => [name, { ...part, style: renderStyle(part.css) }] as const,
  )
  return { renderPage, partByClass: new Map(parts) }
}

/**
 * Adds the style sheets of the parts in the content, and has the browser load their scripts, for
 * which the page would have to wait when it is taken over.
 */
function addParts(template: string, content: string, { partByClass }: Build): string {
  const links = new Set<string>()
  for (const [, list = ''] of content.matchAll(/ class="([^"]+)"/g))
    for (const name of list.split(' ')) {
      const part = partByClass.get(name)
      if (!part) continue
      if (!template.includes(`href="/${part.css}"`)) links.add(part.style)
      if (!template.includes(`href="/${part.js}"`))
        links.add(deferScripts(renderScriptHint(part.js)))
    }
  return template.replace('</head>', () => `${[...links].join('')}</head>`)
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
    const { url: _url, ...initialData } = page
    return embedInitialData(
      addParts(template, content, build).replace(contentPlace, () => content),
      initialData,
    )
  }
}
