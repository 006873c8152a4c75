/** The badge palette of six colours (seed 000 §9). */
export const badgeTones = ['amber', 'teal', 'violet', 'blue', 'red', 'slate'] as const
export type BadgeTone = (typeof badgeTones)[number]

/** A badge for a state: a catalogue key and a tone. */
export interface BadgeContent {
  readonly text: string
  readonly tone: BadgeTone
}
