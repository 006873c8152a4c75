// Before React is loaded: it would report each component to the browser's profiler, which took a
// tenth of a story's time.
Object.assign(console, { createTask: undefined, timeStamp: undefined })

// Axe would read the colours and places of a moment between two states.
const styleId = 'without-motion'
if (!document.getElementById(styleId)) {
  const style = document.createElement('style')
  style.id = styleId
  style.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }'
  document.head.append(style)
}
