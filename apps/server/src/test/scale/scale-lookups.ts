import type pg from 'pg'
import type { AgreementKind } from '@fledge/domain/lookups/types.ts'

/** A career field with the choices that belong to it, the common ones first. */
export interface ScaleField {
  readonly id: number
  readonly label: string
  readonly specialisations: readonly number[]
  readonly skills: readonly number[]
  readonly projects: readonly number[]
}

/** The ids and names that the data set takes from the product's lists. */
export interface ScaleLookups {
  /** The popular ones first. */
  readonly fields: readonly ScaleField[]
  readonly skillNames: ReadonlyMap<number, string>
  readonly universities: readonly { readonly id: number; readonly name: string }[]
  readonly countries: ReadonlyMap<string, number>
  readonly ids: Readonly<Record<string, readonly number[]>>
  /** The version in force of each agreement. */
  readonly agreements: ReadonlyMap<AgreementKind, number>
}

interface LookupRow {
  readonly list: string
  readonly id: number
  readonly label: string
  readonly code: string | null
  readonly parent_id: number | null
  readonly fields: readonly number[] | null
}

/** Reads the lists from a database whose features were seeded. */
export async function readScaleLookups(client: pg.ClientBase): Promise<ScaleLookups> {
  const { rows } = await client.query<LookupRow>(
    `select list, id, label, data ->> 'code' as code, parent_id, data -> 'career_field_ids' as fields
     from lookup where not is_archived order by list, sort, id`,
  )
  const universities = await client.query<{ id: number; name: string }>(
    'select university_id as id, name from universities order by university_id limit 400',
  )
  const agreements = await client.query<{ kind: AgreementKind; version: number }>(
    'select kind, max(version) as version from agreements group by kind',
  )
  const listIds = (list: string) => rows.filter((row) => row.list === list).map(({ id }) => id)
  return {
    fields: rows.filter((row) => row.list === 'career-field').map((row) => toField(row, rows)),
    skillNames: new Map(
      rows.filter((row) => row.list === 'skill').map((row) => [row.id, row.label]),
    ),
    universities: universities.rows,
    countries: new Map(
      rows.filter((row) => row.list === 'country').map((row) => [row.code ?? '', row.id]),
    ),
    ids: Object.fromEntries(
      [...new Set(rows.map(({ list }) => list))].map((list) => [list, listIds(list)]),
    ),
    agreements: new Map(agreements.rows.map(({ kind, version }) => [kind, version])),
  }
}

function toField({ id, label }: LookupRow, rows: readonly LookupRow[]): ScaleField {
  const ofField = (list: string) =>
    rows
      .filter((row) => row.list === list && (row.parent_id === id || row.fields?.includes(id)))
      .map((row) => row.id)
  return {
    id,
    label,
    specialisations: ofField('specialisation'),
    skills: ofField('skill'),
    projects: ofField('project'),
  }
}
