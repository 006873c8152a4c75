import { translate } from '../../platform/texts.ts'
import { escapeHtml } from '../../platform/mail/html-layout.ts'

const style = `body{margin:0;background:#faf9f6;color:#171c1a;font:14px/20px Figtree,system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:36px;margin:0 0 4px}h2{font-size:20px;line-height:28px;margin:0 0 4px}p{margin:0 0 16px}.dim{color:#59615d}a{color:#1a675d}
.card{background:#fff;border:1px solid #e6e3db;border-radius:12px;padding:28px}.list{padding:0;overflow:hidden}.row{display:block;padding:14px 20px;border-top:1px solid #e6e3db;color:inherit;text-decoration:none}
.row:first-child{border-top:0}.row:hover{background:#f0f8f6}.row b{display:block;font-size:16px;line-height:24px}.row time{float:right;color:#59615d}
input{height:36px;padding:0 12px;border:1px solid #cfcabf;border-radius:6px;font:inherit;min-width:260px}button{height:38px;padding:0 16px;border:0;border-radius:6px;background:#1a675d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
form{display:flex;gap:8px;align-items:center;flex-wrap:wrap;margin:16px 0}a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid #1a675d;outline-offset:2px}
iframe{width:100%;height:720px;border:1px solid #e6e3db;border-radius:12px;background:#f3f1ec}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #e6e3db;border-radius:12px;padding:20px;font:13px/20px ui-monospace,monospace}`

/** A page that needs no script and no web app. @param body HTML already */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(translate('brand.name') === 'brand.name' ? 'Fledge' : translate('brand.name'))}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
}

interface PlainPage {
  readonly title: string
  readonly says: string
  readonly form?: { readonly action: string; readonly button: string }
}

/** One card: a title, a sentence, and a button where there is something to press. */
export function plainPage({ title, says, form }: PlainPage): string {
  const press = form
    ? `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.button)}</button></form>`
    : ''
  return htmlPage(
    title,
    `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(says)}</p>${press}</div>`,
  )
}
