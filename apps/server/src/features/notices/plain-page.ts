import { translate } from '../../platform/texts.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

const style = `:root{--ground:#faf9f6;--surface:#fff;--sunken:#f3f1ec;--text:#171c1a;--dim:#59615d;--line:#e6e3db;--faint:#6c736f;--brand:#1a675d;--on-brand:#fff;--hover:#f0f8f6;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--ground:#0f1312;--surface:#161b1a;--sunken:#0b0e0d;--text:#e8ecea;--dim:#a3aca8;--line:#29302e;--faint:#8c9692;--brand:#5cbfae;--on-brand:#0b1f1b;--hover:#13211f}}
body{margin:0;background:var(--ground);color:var(--text);font:14px/20px Figtree,system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:36px;margin:0 0 4px}h2{font-size:20px;line-height:28px;margin:0 0 4px}p{margin:0 0 16px}.dim{color:var(--dim)}a{color:var(--brand)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:28px}.list{padding:0;overflow:hidden}.row{display:block;padding:14px 20px;border-top:1px solid var(--line);color:inherit;text-decoration:none;overflow-wrap:anywhere}
.row:first-child{border-top:0}.row:hover{background:var(--hover)}.row b{display:block;font-size:16px;line-height:24px}.row time{float:right;margin-left:16px;color:var(--dim)}
input{box-sizing:border-box;height:36px;width:min(260px,100%);padding:0 12px;border:1px solid var(--faint);border-radius:6px;background:var(--surface);color:inherit;font:inherit}button{height:38px;padding:0 16px;border:0;border-radius:6px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
form{display:flex;gap:8px;align-items:center;flex-wrap:wrap;margin:16px 0}a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
iframe{box-sizing:border-box;width:100%;height:720px;border:1px solid var(--line);border-radius:12px;background:#f3f1ec}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;font:13px/20px ui-monospace,monospace}
@media(max-width:37.5em){.row time{float:none;display:block;margin:0 0 4px;font-size:12px;line-height:16px}}`

/**
 * Renders a page without scripts and the web app.
 * @param body trusted HTML
 */
export function renderHtmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(translate('brand.name') === 'brand.name' ? 'Fledge' : translate('brand.name'))}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
}

interface PlainPage {
  readonly title: string
  readonly bodyText: string
  readonly form?: { readonly action: string; readonly button: string }
}

/** Renders a card with a title, a sentence and an optional form button. */
export function renderPlainPage({ title, bodyText, form }: PlainPage): string {
  const press = form
    ? `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.button)}</button></form>`
    : ''
  return renderHtmlPage(
    title,
    `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(bodyText)}</p>${press}</div>`,
  )
}
