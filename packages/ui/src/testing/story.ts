import type { ComponentType, ReactNode } from 'react'

/** Surroundings of a story, such as a card; the first is the innermost. */
export type Decorator = (Story: ComponentType) => ReactNode

interface StoryParts<Props> {
  /** Title, if it is not the export's name in words. */
  readonly name?: string
  readonly render?: (args: Props) => ReactNode
  readonly decorators?: readonly Decorator[]
  readonly parameters?: {
    /** Path and query of the page, for a component that reads its state from the address. */
    readonly address?: string
    /** Route of the address, such as `/plans/{id}`, for a component that reads its parameters. */
    readonly route?: string
  }
  /** A wide window, for what a phone does not show; the names are those of Storybook. */
  readonly globals?: { readonly viewport: { readonly value: 'desk' } }
  /** Brings the component into the state, such as by opening its menu. */
  readonly play?: (canvas: { readonly canvasElement: HTMLElement }) => Promise<void> | void
}

type AnyComponent = (props: never) => ReactNode
type PropsOf<Component extends AnyComponent> = Parameters<Component>[0]

/**
 * What a `*.stories.tsx` file exports as its default: the part of Component Story Format 3 that our
 * stories use. Storybook's package has the same types but is only installed by `npm run stories`.
 */
export interface StoryMeta<Component extends AnyComponent> extends StoryParts<PropsOf<Component>> {
  readonly component: Component
  /** Props of every story of the file. */
  readonly args?: Partial<PropsOf<Component>>
}

/** A story: one state of a component. */
export interface Story<Component extends AnyComponent> extends StoryParts<PropsOf<Component>> {
  readonly args?: Partial<PropsOf<Component>>
}
