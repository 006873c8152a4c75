/** Time-zone buckets of the browse filter: offset seconds, from (included) to (excluded); seed 000 §9. */
export const zoneBuckets = ['-43200|-21600', '-21600|-10800', '-10800|0', '0|10800', '10800|21600', '21600|43200'] as const
export type ZoneBucket = (typeof zoneBuckets)[number]

const starts = zoneBuckets.map((bucket) => Number(bucket.split('|')[0]))

/** The bucket of an offset; the few zones beyond twelve hours belong to the outermost ones. @param offset seconds east of UTC */
export function bucketOf(offset: number): ZoneBucket {
  const at = starts.findLastIndex((start) => offset >= start)
  return zoneBuckets[Math.max(at, 0)] ?? zoneBuckets[0]
}

export const browseSorts = ['fit', 'newest', 'start'] as const
export type BrowseSort = (typeof browseSorts)[number]

/** Fewer results than this, and near matches are offered beside them. */
export const fewResults = 5
