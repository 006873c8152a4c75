/** Marks in a template where the rendered content belongs. */
export const contentPlace = '<!--content-->'

export const renderStyleLink = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="/${file}">`

/** Has the browser load a script in advance, after what the first view needs. */
export const renderScriptHint = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

/**
 * Returns the page of the build with a place for rendered content instead of its skeleton. Its
 * styles come first, because all of the page is visible at once.
 * @param css the style sheets of the screen
 */
export function toTemplate(html: string, css: readonly string[]): string {
  const sheets = /<link rel="stylesheet"[^>]*>/g
  const head = [
    '<script src="/page-start.js"></script>',
    ...(html.match(sheets) ?? []),
    ...css.map(renderStyleLink),
  ]
  return html
    .replaceAll(sheets, '')
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      /<div id="root">[^]*<\/div>(?=\s*<noscript>)/,
      () => `<div id="root" data-rendered>${contentPlace}</div>`,
    )
}
