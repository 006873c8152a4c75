import { escapeHtml } from '../../platform/http/escape-html.ts'
import { RawResponse } from '../../platform/http/response.ts'

const sandbox =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export const createPageResponse = (body: string, headers: Record<string, string> = {}) =>
  new RawResponse('text/html; charset=utf-8', body, headers)

/** Returns an email's HTML for a frame that can run and load nothing. */
export const createFrameResponse = (html: string) =>
  // Links open outside the frame.
  createPageResponse(html.replace('<head>', '<head><base target="_top">'), {
    'content-security-policy': `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  })

/** @param width in pixels; otherwise that of the page */
export const renderFrame = (title: string, src: string, width?: number): string =>
  `<iframe sandbox="${sandbox}" title="${escapeHtml(title)}" src="${escapeHtml(src)}" loading="lazy"${width ? ` width="${width}" style="width:${width}px;max-width:100%"` : ''}></iframe>`
