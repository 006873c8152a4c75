import { LazyBoundary } from '@fledge/ui/lazy-boundary.tsx'
import { type SkeletonFieldType, SkeletonFields } from '@fledge/ui/skeleton-fields.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { lazy, type ComponentType } from 'react'
import { importChunk } from './lazy-recovery.ts'
import { t } from '../i18n/use-texts.ts'

export interface LazyComponent<P> {
  (props: P): React.ReactNode
  /** Fetches the code in advance: when the button is hovered, or while the data is loading. */
  readonly preload: () => void
}

/**
 * A component whose code is loaded when it is rendered.
 * @param bones the placeholder: fields of a form, rows of a list, or nothing (for a dialog)
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  bones: SkeletonFieldType | 'rows' | 'none' = 'none',
): LazyComponent<P> {
  const Part = lazy<ComponentType<P>>(async () => ({ default: await importChunk(load) }))
  const bonesOf = () =>
    bones === 'none' ? null : bones === 'rows' ? (
      <SkeletonRows label={t('platform.coming')} />
    ) : (
      <SkeletonFields bones={bones} label={t('platform.coming')} />
    )
  const Show = (props: P) => (
    <LazyBoundary fallback={bonesOf()}>
      <Part {...props} />
    </LazyBoundary>
  )
  return Object.assign(Show, { preload: () => void load().catch(() => null) })
}
