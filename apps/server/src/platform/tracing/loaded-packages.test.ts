import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTracing } from './open-tracing.ts'
import { noTracing } from './tracing.ts'

const root = join(import.meta.dirname, '../..')

/** Imports that load a package at every start: neither of types only nor by `import()`. */
const staticImport = /^import (?!type )(?:(?!from ')[\s\S])*from '@opentelemetry\//gm

it('imports OpenTelemetry nowhere in a way that every start would load it', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => readFileSync(join(root, path), 'utf8').match(staticImport) !== null)
  expect(files).toEqual([])
  expect("import * as api from '@opentelemetry/api'".match(staticImport)).not.toBeNull()
})

it('records nothing without a destination', async () => {
  expect(await openTracing(null)).toBe(noTracing)
  expect(await noTracing.step('a step', {}, async () => noTracing.getTraceId())).toBeNull()
})
