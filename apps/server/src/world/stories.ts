import type { Stage } from './join-company.ts'
import type { Timeline } from './timeline.ts'

/** What happened between the cast and the companies. */
export function tellStories(_timeline: Timeline, _stage: Stage, _ago: (days: number) => Date): void {}
