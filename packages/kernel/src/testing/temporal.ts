export {}

// Node 24 has no Temporal yet; the polyfill is skipped where the platform has it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
