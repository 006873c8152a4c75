import type { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import { abbreviateName } from '@fledge/domain/free-text.ts'
import { toPublicProfile, withoutHiddenParts } from '@fledge/domain/profiles/public-profile.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as entryStore from './queries/entry.queries.ts'
import * as store from './queries/profiles.queries.ts'
import {
  pickCompanyFields,
  toOwnProfile,
  toSharedProfile,
  toVisibleEntries,
  toVideoView,
} from './views.ts'

type Endpoints = typeof profileEndpoints

export const getBasicInfo: Handler<Endpoints['getBasicInfo']> = async ({ db, actor }) => {
  const row = await db.one(store.selectOwnProfile, { intern_id: actor.intern })
  return row ? toOwnProfile(row) : notFound()
}

const viewerOf = (actor: Actor) => ({
  company: actor.kind === 'company' ? actor.company : null,
  own: actor.kind === 'intern' ? actor.intern : null,
})

/**
 * Returns an intern's profile: to the intern as companies see it, to companies according to
 * product.md, to others as far as the intern allows; otherwise 404.
 */
export const getProfile: Handler<Endpoints['getProfile']> = async ({ db, actor, params }) => {
  const { company, own } = viewerOf(actor)
  const row =
    (await db.one(store.selectVisibleProfile, {
      intern_id: params.uuid,
      viewer_kind: actor.kind,
      company_id: company,
      own_intern_id: own,
    })) ?? notFound()
  const isFull = row.shows_name || actor.kind === 'operator'
  const [entries, videos] = [
    await db.many(entryStore.selectEntries, { intern_id: row.intern_id }),
    row.audience === 'public'
      ? []
      : await db.many(store.selectVideos, { intern_id: row.intern_id }),
  ]
  const isShownAll = row.audience === 'own' || actor.kind === 'operator'
  const full = toVisibleProfile(row, isFull, entries, videos)
  const profile = isShownAll
    ? full
    : {
        ...withoutHiddenParts(full, row.hidden_parts),
        picture_url: row.is_picture_hidden ? null : full.picture_url,
      }
  return row.audience === 'public' ? toPublicProfile(profile, row.public_parts) : profile
}

/** @param isFull whether the last name is shown */
function toVisibleProfile(
  row: store.VisibleProfileRow,
  isFull: boolean,
  entries: readonly entryStore.ProfileEntryRow[],
  videos: readonly store.VideoRow[],
) {
  const profile = toSharedProfile(row)
  return {
    ...pickCompanyFields(profile),
    intern_id: profile.intern_id,
    audience: row.audience,
    name: isFull
      ? `${row.first_name} ${row.last_name}`
      : abbreviateName(row.first_name, row.last_name),
    picture_url: profile.picture_url,
    country_code: row.country_code,
    career_field: row.career_field,
    specialisations: row.specialisations,
    skills: row.skills,
    projects: row.projects,
    ...toVisibleEntries(entries, row.audience),
    videos: videos.map(toVideoView),
    is_public: profile.is_public,
    public_parts: row.public_parts,
  }
}
