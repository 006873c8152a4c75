import { proseParts } from './prose-parts.ts'

/** A text of ours with its headings and lists; it holds no HTML, and none is made of it. */
export function Prose({ body }: { readonly body: string }) {
  // A text is shown as a whole and never reordered, so a part's place is its key.
  return proseParts(body).map((part, index) => {
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
