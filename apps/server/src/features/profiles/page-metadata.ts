import { buildPath, paths } from '@fledge/contract/paths.ts'
import { abbreviateName, truncate } from '@fledge/domain/free-text.ts'
import { toPublicProfile, withoutHiddenParts } from '@fledge/domain/profiles/public-profile.ts'
import type { LoadPageMetadata } from '../../platform/http/page-metadata.ts'
import { translate } from '../../platform/texts.ts'
import { toFileUrl } from '../files/public.ts'
import * as store from './queries/profiles.queries.ts'

const maxDescriptionLength = 200
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/**
 * Metadata of a public profile: only public data, excluded from search engines unless the intern
 * allows it; not found if the profile is not public.
 */
const getInternMetadata: LoadPageMetadata = async (db, { id = '' }) => {
  const row = isId(id)
    ? await db.one(store.selectVisibleProfile, {
        intern_id: id,
        viewer_kind: 'anyone',
        company_id: null,
        own_intern_id: null,
      })
    : undefined
  if (!row) return 'gone'
  const name = abbreviateName(row.first_name, row.last_name)
  // Only the text fields are used here.
  const { introduction } = withoutHiddenParts(
    toPublicProfile(
      { ...row, education: [], experience: [], portfolio: [], videos: [] },
      row.public_parts,
    ),
    row.hidden_parts,
  )
  const about = introduction?.replaceAll(/\s+/g, ' ').trim()
  return {
    title: `${translate('heads.internProfile.title', { name })} · ${translate('brand.name')}`,
    description: truncate(
      about ||
        translate(row.career_field ? 'heads.internProfile.textField' : 'heads.internProfile.text', {
          name,
          field: row.career_field ?? '',
        }),
      maxDescriptionLength,
    ),
    path: buildPath(paths.public.internProfile, { id: row.intern_id }),
    image: row.picture_file_id && !row.is_picture_hidden ? toFileUrl(row.picture_file_id) : null,
    isListed: row.public_indexed,
  }
}

export const internPageMetadata: Readonly<Record<string, LoadPageMetadata>> = {
  [paths.public.internProfile]: getInternMetadata,
}
