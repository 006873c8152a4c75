import { parseProse } from './parse-prose.ts'

/**
 * Renders one of our texts with headings and lists. It contains no HTML and none is generated from
 * it.
 */
export function Prose({ body }: { readonly body: string }) {
  // The parts are never reordered, so the index is a stable key.
  return parseProse(body).map((part, index) => {
    const key = `${part.kind}${index}`
    if (part.kind === 'heading') return <h3 key={key}>{part.text}</h3>
    if (part.kind === 'list')
      return (
        <ul key={key}>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    return <p key={key}>{part.text}</p>
  })
}
