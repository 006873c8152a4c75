import { expect, it } from 'vitest'
import type { SpanLine } from '../apps/server/src/platform/tracing/span-line.ts'
import { renderSlowest, renderTrace, resolveFile } from './trace.ts'

const toLine = (span: string, parent: string | null, more: Partial<SpanLine>): SpanLine => ({
  trace: 't1',
  span,
  parent,
  name: span,
  kind: 'internal',
  start: '2026-11-28T02:00:00.000Z',
  startMs: 1000,
  ms: 1,
  isFailed: false,
  attributes: {},
  ...more,
})

const spans = [
  toLine('c', 'b', { startMs: 1002, ms: 2.25, attributes: { 'db.response.returned_rows': 3 } }),
  toLine('a', null, { ms: 9, kind: 'server', attributes: { 'fledge.role': 'web' } }),
  toLine('b', 'a', { startMs: 1001, ms: 4, isFailed: true, attributes: { 'error.type': '40P01' } }),
]

it('shows a trace as a tree, in the order of time', () => {
  expect(renderTrace(spans)).toBe(
    [
      '    begin       ms',
      '      0.0      9.0 a',
      '      1.0      4.0   b FAILED  type=40P01',
      '      2.0      2.3     c  returned_rows=3',
    ].join('\n'),
  )
})

it('shows steps whose parent was recorded elsewhere', () => {
  expect(renderTrace([toLine('d', 'elsewhere', {})])).toContain(' d')
})

it('lists the slowest traces first', () => {
  const other = toLine('z', null, { trace: 't2', ms: 20 })
  expect(renderSlowest([...spans, other]).split('\n')).toEqual([
    '     20.0  t2  2026-11-28T02:00:00.000Z  z',
    '      9.0  t1  2026-11-28T02:00:00.000Z  a',
  ])
})

it('finds a file from where the command was entered', () => {
  expect(resolveFile('traces.jsonl', { INIT_CWD: '/var/lib/fledge' })).toBe(
    '/var/lib/fledge/traces.jsonl',
  )
  expect(resolveFile('/tmp/traces.jsonl', { INIT_CWD: '/var/lib/fledge' })).toBe(
    '/tmp/traces.jsonl',
  )
})
