import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from './app.tsx'
import { type EmbeddedAnswers, fillQueryCache } from './platform/http/hydrate.ts'
import { queryClient } from './platform/query/query.ts'
import { setRenderedUser } from './platform/shell/session.ts'
import { createAppRouter } from './router.tsx'

/** What a page is rendered from. */
export interface RenderedPage extends EmbeddedAnswers {
  /** Path with its query. */
  readonly url: string
  /** Null for anonymous visitors. */
  readonly visitor: SessionUser | null
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders a page of the app for its visitor, one at a time: the query cache, the clock and the
 * zone exist once, as in a browser.
 * @returns the content of the page's root element
 * @throws the error of a component that cannot be rendered; the browser then renders the page
 */
export function renderPage(request: RenderedPage): Promise<string> {
  const rendered = last.then(() => renderNow(request))
  last = rendered.catch(() => null)
  return rendered
}

/** A component that never has its data would hold up the pages behind it. */
const maxRenderMs = 5000

async function renderNow(request: RenderedPage): Promise<string> {
  const errors: unknown[] = []
  try {
    fillQueryCache(request, Date.now())
    setRenderedUser(request.visitor)
    const router = createAppRouter(createMemoryHistory({ initialEntries: [request.url] }))
    await router.load()
    const { prelude } = await prerender(<App router={router} />, {
      // Whatever is larger would arrive as a template that an inline script puts into its place.
      progressiveChunkSize: Infinity,
      signal: AbortSignal.timeout(maxRenderMs),
      onError: (error) => void errors.push(error),
    })
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw errors[0]
    return html
  } finally {
    queryClient.clear()
  }
}
