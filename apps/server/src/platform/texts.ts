import { catalogue } from '@fledge/contract/catalogue.ts'
import {
  formatMessage,
  type CompiledMessage,
  type MessageValues,
} from '@fledge/contract/platform/format-message.ts'
import { setTranslator } from '@fledge/contract/platform/message-keys.ts'
import compile from 'icu-minify/compile'

const compiled = new Map<string, CompiledMessage>()

/** Returns a text of the catalogue, compiled; undefined if there is none. */
function findMessage(key: string): CompiledMessage | undefined {
  const cached = compiled.get(key)
  const text = catalogue[key]
  if (cached !== undefined || text === undefined) return cached
  const message = compile(text)
  compiled.set(key, message)
  return message
}

/** Plain text has no markup. */
const plainTags = { b: (children: readonly string[]) => children.join('') }

/**
 * Returns the catalogue's text with its values filled in; a number selects the plural. Returns the
 * key itself if there is no text, so that the gap is visible.
 */
export function translate(key: string, values: MessageValues = {}): string {
  const message = findMessage(key)
  if (message === undefined || typeof message === 'string') return message ?? key
  // Every tag returns a string here, and so does the text.
  return formatMessage(message, values, plainTags) as string
}

// The contract's schemas contain text keys; this translates them.
setTranslator(translate)
