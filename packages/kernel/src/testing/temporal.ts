export {}

// Node 24 has no Temporal of its own yet; the polyfill stays out where the platform brings it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
