import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ThreadProgram } from '../threads/thread-messages.ts'
import type { Threads } from '../threads/threads.ts'
import { AppError } from './app-error.ts'
import type { EmbeddedData } from './initial-data.ts'

// In the bundle the program is beside main.js, in the source beside this file.
const findProgram = () =>
  ['page-thread.ts', 'page-thread.js']
    .map((file) => new URL(file, import.meta.url))
    .find((url) => existsSync(url)) ?? new URL('page-thread.js', import.meta.url)

const pageProgram: ThreadProgram = {
  name: 'pages',
  url: findProgram(),
  load: async () => (await import('./render-pages.ts')).startRendering,
}

/** A page to render, and the build of the web app that renders it. */
export interface RenderRequest {
  readonly dist: string
  /** The page around its content (page-template.ts). */
  readonly template: string
  /** Null before the first page, to load the build. */
  readonly page: (EmbeddedData & { readonly url: string }) | null
}

/** Renders a page; null if it cannot be rendered now, so that the browser has to. */
export type RenderPage = (
  template: string,
  page: NonNullable<RenderRequest['page']>,
) => Promise<Buffer | null>

/**
 * Renders pages in a thread, so that other requests do not wait for it.
 * @param dist the build output of the web app
 * @param onError receives the errors of pages that cannot be rendered at all
 */
export function createPageRenderer(
  threads: Threads,
  dist: string,
  onError: (error: unknown) => void,
): RenderPage {
  if (!existsSync(join(dist, '.vite/renderer'))) return async () => null
  const request = async (message: Omit<RenderRequest, 'dist'>): Promise<Buffer | null> => {
    try {
      const html = await threads.request(pageProgram, { dist, ...message })
      return Buffer.from(html.buffer, html.byteOffset, html.byteLength)
    } catch (error) {
      // The thread has too much to do, or was ended.
      if (!(error instanceof AppError)) onError(error)
      return null
    }
  }
  void request({ template: '', page: null })
  return (template, page) => request({ template, page })
}
