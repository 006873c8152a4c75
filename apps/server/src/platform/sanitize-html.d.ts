// The library brings no types of its own; this is the part of it that we use.
declare module 'sanitize-html' {
  type Attributes = Record<string, string>
  interface Tag {
    readonly tagName: string
    readonly attribs: Attributes
  }
  interface Frame {
    readonly tag: string
    readonly attribs: Attributes
  }
  interface Options {
    readonly allowedTags: readonly string[]
    readonly allowedAttributes: Readonly<Record<string, readonly string[]>>
    readonly allowedSchemes?: readonly string[]
    readonly allowProtocolRelative?: boolean
    readonly nonTextTags?: readonly string[]
    readonly nestingLimit?: number
    readonly disallowedTagsMode?: 'discard'
    readonly transformTags?: Readonly<Record<string, (name: string, attributes: Attributes) => Tag>>
    readonly exclusiveFilter?: (frame: Frame) => boolean | 'excludeTag'
    readonly parser?: { readonly decodeEntities?: boolean }
  }
  export default function sanitizeHtml(html: string, options: Options): string
}
