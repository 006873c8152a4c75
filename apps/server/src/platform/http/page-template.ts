import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks in a template where the rendered content belongs. */
export const contentPlace = '<!--content-->'

const renderStyleLink = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="/${file}">`
const styleLink = /<link rel="stylesheet"[^<>]* href="\/([^"<>]+)">/g
// The build writes it into the pages that it renders (apps/web/build/static-pages.ts).
const firstScriptTag = '<script src="/page-start.js"></script>'

/** Renders a style sheet in the page. @param file in the build, e.g. `assets/index-1.css` */
export type RenderStyle = (file: string) => string

/**
 * Reads each style sheet of a build once. The link beside it loads nothing; it tells the loader of
 * the build that the page has these styles.
 */
export function createStyleRenderer(dist: string): RenderStyle {
  const styles = new Map<string, string>()
  const read = (file: string) =>
    `<style>${readFileSync(join(dist, file), 'utf8').replaceAll('</', String.raw`<\/`)}</style>` +
    `<link rel="stylesheet" disabled crossorigin href="/${file}">`
  return (file) => {
    const style = styles.get(file) ?? read(file)
    styles.set(file, style)
    return style
  }
}

/** The script that a page runs before its content, and how the security policy names it. */
export interface FirstScript {
  readonly source: string
  readonly hash: string
}

/** Reads the first script of the build's pages. @param dist the build output of the web app */
export function readFirstScript(dist: string): FirstScript {
  const source = readFileSync(join(dist, '.vite/page-start.js'), 'utf8')
  return { source, hash: `'sha256-${createHash('sha256').update(source).digest('base64')}'` }
}

/** What a page needs for its first paint. */
export interface FirstFiles {
  readonly renderStyle: RenderStyle
  readonly script: FirstScript
}

/** Leaves loading the app's files to the first script, which does it after the first paint. */
export const deferScripts = (html: string): string =>
  html
    .replaceAll(/<link rel="(modulepreload|prefetch)"/g, '<link rel="later" data-as="$1"')
    .replaceAll(
      /<script type="(module)"[^<>]* src="([^"<>]+)"><\/script>/g,
      '<link rel="later" data-as="$1" href="$2">',
    )

/**
 * Puts the style sheets and the first script of a page into it, so that the browser paints the page
 * without waiting for another file.
 */
export const embedFirstFiles = (html: string, { renderStyle, script }: FirstFiles): string =>
  deferScripts(html)
    .replaceAll(styleLink, (_link, file: string) => renderStyle(file))
    .replace(firstScriptTag, () => `<script>${script.source}</script>`)

/** Has the browser load a script in advance, after what the first view needs. */
export const renderScriptHint = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

/**
 * Returns the page of the build with a place for rendered content instead of its skeleton. Its
 * styles come first, because all of the page is visible at once.
 * @param css the style sheets of the screen
 */
export function toTemplate(html: string, css: readonly string[]): string {
  const head = [firstScriptTag, ...(html.match(styleLink) ?? []), ...css.map(renderStyleLink)]
  return replaceRoot(
    html.replaceAll(styleLink, '').replace('</head>', () => `${head.join('')}</head>`),
    `<div id="root" data-rendered>${contentPlace}</div>`,
  )
}

/** Replaces the element of the app, which reaches up to the note for browsers without scripts. */
function replaceRoot(html: string, root: string): string {
  const start = html.indexOf('<div id="root">')
  const end = html.lastIndexOf('<noscript>')
  return start >= 0 && end > start ? html.slice(0, start) + root + html.slice(end) : html
}
