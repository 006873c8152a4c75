import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { truncate, stripTags } from '@fledge/domain/free-text.ts'
import type { LoadPageMetadata } from '../../platform/http/page-metadata.ts'
import { translate } from '../../platform/texts.ts'
import { toFileUrl } from '../files/public.ts'
import { toShownCompany } from './views.ts'
import { companyByAddress } from './queries/companies.queries.ts'

const maxMetaLength = 200
/**
 * Converts rich text to plain text, with a space after each paragraph and list item and decoded
 * entities.
 */
const toPlainText = (html: string) =>
  stripTags(html.replaceAll(/<(?:\/p|\/li|br)>/g, ' '))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Metadata of a shared company page: name, beginning of the introduction, first photo or logo.
 * Public data only.
 */
const getCompanyMetadata: LoadPageMetadata = async (db, { slug = '' }) => {
  const found = await db.one(companyByAddress, { id_or_slug: slug.slice(0, 64) })
  if (!found || !companyCan.isPublic(found)) return 'gone'
  const row = toShownCompany(found)
  const image = row.photos[0]?.file_id ?? row.logo_file_id
  const place = [row.city, row.country].filter(Boolean).join(', ')
  return {
    title: `${translate('heads.company.title', { company: row.name })} · ${translate('brand.name')}`,
    description: truncate(
      toPlainText(row.introduction ?? '') ||
        translate(place ? 'heads.company.textPlace' : 'heads.company.text', {
          company: row.name,
          place,
        }),
      maxMetaLength,
    ),
    path: buildPath(paths.public.companyProfile, { slug: row.slug }),
    image: image ? toFileUrl(image) : null,
  }
}

export const companyPageMetadata: Readonly<Record<string, LoadPageMetadata>> = {
  [paths.public.companyProfile]: getCompanyMetadata,
}
