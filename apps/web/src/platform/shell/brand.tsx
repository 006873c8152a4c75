import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Link } from '../router/link.tsx'
import { t } from '../i18n/use-texts.ts'
import styles from './shell.module.css'

/** The logo: a feather on a tile. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return <img src="/icon.svg" alt="" width={size} height={size} />
}

/** Logo and name, linking to the home page. */
export function Brand({
  to = buildPath(paths.public.landing),
  iconOnly,
}: {
  readonly to?: string
  readonly iconOnly?: boolean
}) {
  return (
    <Link to={to} className={styles['brand']} aria-label={t('brand.name')}>
      <BrandMark />
      {iconOnly ? null : <span>{t('brand.name')}</span>}
    </Link>
  )
}
