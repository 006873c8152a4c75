import compile from 'icu-minify/compile'
import { catalogue } from '../catalogue.ts'
import { formatMessage } from '../platform/format-message.ts'
import { setTranslator } from '../platform/message-keys.ts'

const plainTags = { b: (children: readonly string[]) => children.join('') }

// Messages of schemas are texts in tests, too. Loaded before each file of tests.
setTranslator((key, values) =>
  String(formatMessage(compile(catalogue[key] ?? key), values, plainTags)),
)
