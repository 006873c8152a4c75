import { Fragment, type ReactNode } from 'react'

/**
 * A catalogue text with `<b>…</b>` or named parts: `<Rich text={t('…')} parts={{ terms: (words) =>
 * <Link …>{words}</Link> }} />`.
 */
export function Rich({
  text,
  parts = {},
}: {
  readonly text: string
  readonly parts?: Readonly<Record<string, (words: string) => ReactNode>>
}) {
  return text.split(/(<(?:\w+)>.*?<\/\w+>)/).map((piece, index) => {
    const found = /^<(\w+)>(.*)<\/\w+>$/.exec(piece)
    const [, tag = '', words = ''] = found ?? []
    if (!found) return <Fragment key={index}>{piece}</Fragment>
    return <Fragment key={index}>{parts[tag] ? parts[tag](words) : <b>{words}</b>}</Fragment>
  })
}
