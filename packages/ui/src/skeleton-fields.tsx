import { FieldGrid } from './field.tsx'
import { Stack } from './page.tsx'
import styles from './skeleton-fields.module.css'
import { Skeleton } from './states.tsx'

/** Shape of a form from top to bottom: a number of fields side by side, or a tall one. */
export type SkeletonFieldType = readonly (number | 'tall')[]

/** Placeholder of a loading form, with the sizes of its fields and buttons. */
export function SkeletonFields({
  bones,
  label,
}: {
  readonly bones: SkeletonFieldType
  readonly label: string
}) {
  return (
    <div role="status" aria-label={label}>
      <Stack>
        {/* The rows of a form never change order, so their index is a stable key. */}
        {bones.map((row, at) => (
          <FieldGrid key={at}>
            {Array.from({ length: row === 'tall' ? 1 : row }, (_, field) => (
              <div key={field} className={styles['field']}>
                <Skeleton width={`${30 + ((at + field) % 3) * 8}%`} />
                <Skeleton height={row === 'tall' ? 214 : 42} />
              </div>
            ))}
          </FieldGrid>
        ))}
        <Skeleton width={140} height={38} />
      </Stack>
    </div>
  )
}
