import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { ComponentType, ReactNode } from 'react'

type AnyProps = Readonly<Record<string, unknown>>
type AnyComponent = (props: AnyProps) => ReactNode
type AnyStory = Story<AnyComponent>
type AnyMeta = StoryMeta<AnyComponent>

/** Modules of `import.meta.glob`, by path; each has the meta as its default export. */
export type StoryFiles = Readonly<Record<string, Readonly<Record<string, AnyStory | AnyMeta>>>>

/** A story ready to be rendered. */
export interface ComposedStory {
  readonly name: string
  readonly Story: ComponentType
  readonly play: AnyStory['play']
  readonly address: string | undefined
  readonly route: string | undefined
  readonly size: 'phone' | 'desk'
}

interface ComposedFile {
  readonly path: string
  readonly stories: readonly ComposedStory[]
}

const toWords = (name: string) =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll(/ [A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())

const decorate = (Inner: ComponentType, decorator: Decorator): ComponentType =>
  function Decorated() {
    return decorator(Inner)
  }

function composeStory(key: string, meta: AnyMeta, story: AnyStory): ComposedStory {
  const { component: Component } = meta
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render ?? ((props: AnyProps) => <Component {...props} />)
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const Plain = () => render(args)
  const { address, route } = story.parameters ?? meta.parameters ?? {}
  return {
    name: story.name ?? toWords(key),
    Story: decorators.reduce<ComponentType>(decorate, Plain),
    play: story.play ?? meta.play,
    address,
    route,
    size: (story.globals ?? meta.globals)?.viewport.value ?? 'phone',
  }
}

/** Composes the stories of files as Storybook does: props, render functions and decorators. */
export function composeStories(files: StoryFiles): readonly ComposedFile[] {
  return Object.entries(files).map(([path, { default: meta, ...stories }]) => {
    if (!meta || !('component' in meta)) throw new Error(`${path} has no default export`)
    return {
      path,
      stories: Object.entries(stories).map(([key, story]) => composeStory(key, meta, story)),
    }
  })
}
