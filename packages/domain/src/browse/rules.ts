/**
 * Time-zone buckets of the browse filter: offset in seconds, from (inclusive) to (exclusive); seed
 * 000 §9.
 */
export const zoneBuckets = [
  '-43200|-21600',
  '-21600|-10800',
  '-10800|0',
  '0|10800',
  '10800|21600',
  '21600|43200',
] as const
export type ZoneBucket = (typeof zoneBuckets)[number]

const bucketStarts = zoneBuckets.map((bucket) => Number(bucket.split('|')[0]))

/**
 * Returns the bucket of an offset. The few zones beyond ±12 hours belong to the outermost buckets.
 * @param offset seconds east of UTC
 */
export function getZoneBucket(offset: number): ZoneBucket {
  const at = bucketStarts.findLastIndex((start) => offset >= start)
  return zoneBuckets[Math.max(at, 0)] ?? zoneBuckets[0]
}

/**
 * Returns the minimum and maximum hours that the zones of a bucket share with the viewer's working
 * day, in half hours.
 * @param viewerOffset the viewer's offset in seconds east of UTC
 * @param day the viewer's working day in minutes from midnight
 */
export function getBucketOverlap(
  bucket: ZoneBucket,
  viewerOffset: number,
  day: { readonly from: number; readonly to: number },
  usual = { from: 540, to: 1020 },
): { readonly min: number; readonly max: number } {
  const [from = 0, to = 0] = bucket.split('|').map(Number)
  const shared = Array.from({ length: (to - from) / 1800 }, (_, step) => {
    const shift = (viewerOffset - from - step * 1800) / 60
    // The other working day may begin on the day before or after.
    return (
      [-1440, 0, 1440].reduce(
        (sum, days) =>
          sum +
          Math.max(
            0,
            Math.min(day.to, usual.to + shift + days) -
              Math.max(day.from, usual.from + shift + days),
          ),
        0,
      ) / 60
    )
  })
  return { min: Math.min(...shared), max: Math.max(...shared) }
}

export const browseSorts = ['fit', 'newest', 'start'] as const
export type BrowseSort = (typeof browseSorts)[number]

/** With fewer results than this, near matches are shown too. */
export const nearMatchThreshold = 5
