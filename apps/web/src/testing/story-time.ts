/** The present of all stories, so that their dates and deadlines look the same every day. */
export const storyNow = '2026-11-25T10:00:00.000Z'

/** Returns a time before or after the present of the stories. */
export const hoursFromNow = (hours: number): string =>
  new Date(Date.parse(storyNow) + hours * 3_600_000).toISOString()
