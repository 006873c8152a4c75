/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

export interface LayoutParts {
  readonly title: string
  /** Already HTML. */
  readonly body: string
  readonly rows: readonly (readonly string[])[]
  readonly action: string
  readonly url: string
  readonly after: string
  /** Why the recipient gets this email. */
  readonly reason: string
  readonly footer: readonly { readonly says: string; readonly url: string }[]
}

const font = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"
const mutedColour = '#59615d'

/**
 * Renders the layout of all emails (design/pictures/states-1280.png): a card on a sunken
 * background, built with tables because email clients need them.
 */
export function renderHtmlLayout(parts: LayoutParts): string {
  const links = parts.footer
    .map(
      ({ says, url }) =>
        `<a href="${escapeHtml(url)}" style="color:${mutedColour};text-decoration:underline">${escapeHtml(says)}</a>`,
    )
    .join(' · ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(parts.title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f1ec;${font};color:#171c1a">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:528px;background:#ffffff;border:1px solid #e6e3db;border-radius:12px"><tr><td style="padding:28px">
${renderBrand()}
<h1 style="margin:20px 0 8px;font-size:20px;line-height:28px;font-weight:600">${escapeHtml(parts.title)}</h1>
<p style="margin:0 0 16px;font-size:16px;line-height:24px">${parts.body}</p>
${renderTable(parts.rows)}
${renderButton(parts.action, parts.url)}
${parts.after === '' ? '' : `<p style="margin:16px 0 0;font-size:14px;line-height:20px;color:${mutedColour}">${parts.after}</p>`}
</td></tr></table>
<p style="max-width:528px;margin:16px 0 0;font-size:12px;line-height:18px;color:${mutedColour};text-align:center">${escapeHtml(parts.reason)}<br>${links}</p>
</td></tr></table></body></html>`
}

function renderBrand(): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td width="22" height="22" align="center" style="background:#13524a;border-radius:6px;color:#ffffff;font-size:13px;font-weight:700;line-height:22px">F</td><td style="padding-left:8px;font-size:15px;font-weight:700">Fledge</td></tr></table>`
}

function renderTable(rows: LayoutParts['rows']): string {
  if (rows.length === 0) return ''
  const cell = (text: string, at: number, of: number) => {
    const look =
      at === 0
        ? 'font-weight:600'
        : at === of - 1 && of > 2
          ? `color:${mutedColour};text-align:right`
          : ''
    return `<td style="padding:10px 8px 10px 0;border-top:1px solid #e6e3db;font-size:14px;line-height:20px;${look}">${escapeHtml(text)}</td>`
  }
  const lines = rows
    .map((row) => `<tr>${row.map((text, at) => cell(text, at, row.length)).join('')}</tr>`)
    .join('')
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-bottom:1px solid #e6e3db;margin:0 0 16px">${lines}</table>`
}

function renderButton(says: string, url: string): string {
  if (says === '') return ''
  return `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="background:#1a675d;border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:0 20px;font-size:16px;font-weight:600;line-height:44px;color:#ffffff;text-decoration:none">${escapeHtml(says)}</a></td></tr></table>`
}
