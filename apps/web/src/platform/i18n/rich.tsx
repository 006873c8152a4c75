import { formatMessage } from '@fledge/contract/platform/format-message.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import type { TextTags } from './catalogue.ts'
import { findMessage, type TextKey, type ValuesOf } from './use-texts.ts'

/** Renders the words between `<name>` and `</name>`. */
type RenderWords = (text: string) => ReactNode

type RichProps<Key extends TextKey> = {
  readonly text: Key
} & ([ValuesOf<Key>] extends [never]
  ? { readonly values?: undefined }
  : { readonly values: ValuesOf<Key> }) &
  (Key extends keyof TextTags
    ? { readonly parts: Readonly<Record<TextTags[Key], RenderWords>> }
    : { readonly parts?: undefined })

const bold = (children: readonly ReactNode[]) => createElement('b', null, ...children)

/**
 * A catalogue text with `<b>…</b>` or named parts: `<Rich text="offerScreen.terms" parts={{ terms:
 * (words) => <Link …>{words}</Link> }} />`. Values never become markup.
 */
export function Rich<Key extends TextKey>({ text, values, parts }: RichProps<Key>) {
  return renderRichText(text, values, parts)
}

/** As `Rich`, for a key from data; the key itself if it has no text. */
export function renderRichText(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
  parts: Readonly<Record<string, RenderWords>> = {},
): ReactNode {
  const message = findMessage(key)
  if (message === undefined) return key
  const tags = Object.fromEntries(
    Object.entries(parts).map(([name, render]) => [
      name,
      (children: readonly ReactNode[]) => render(children.join('')),
    ]),
  )
  const content = formatMessage<ReactNode>(message, values, { b: bold, ...tags })
  // Children given one by one need no keys: the parts of a text are never reordered.
  return Array.isArray(content) ? createElement(Fragment, null, ...content) : content
}

/** Shows several texts with a separator between them. */
export function Joined({
  parts,
  by,
}: {
  readonly parts: readonly ReactNode[]
  readonly by: string
}) {
  // The texts are never reordered, so they need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.flatMap((part, index) => (index === 0 ? [part] : [by, part])),
  )
}
