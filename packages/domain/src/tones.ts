/** The badge palette of six colours (seed 000 §9). */
export const tones = ['amber', 'teal', 'violet', 'blue', 'red', 'slate'] as const
export type Tone = (typeof tones)[number]

/** A badge for a state: a catalogue key and a tone. */
export interface Badge {
  readonly text: string
  readonly tone: Tone
}
