import { describe, expect, it } from 'vitest'
import { lookupLists } from '@fledge/domain/lookups/types.ts'
import { careerFields, lookupRows } from './rows.ts'
import { skills } from './skills.ts'

const rows = lookupRows()

describe('the lists that the product ships', () => {
  it('has rows for every list', () => {
    expect(lookupLists.filter((list) => !rows.some((row) => row.list === list))).toEqual([])
  })

  it('gives every row of a list its own id, and its own label among its siblings', () => {
    const ids = rows.map((row) => `${row.list} ${row.id}`)
    const labels = rows.map((row) => `${row.list} ${row.parent_id ?? ''} ${row.label}`)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  it('knows the parent of every row that has one', () => {
    const parents = {
      specialisation: 'career-field',
      project: 'career-field',
      major: 'major-category',
      'company-tool': 'tool-category',
      'job-title': 'job-title-category',
    } as const
    for (const [list, parent] of Object.entries(parents)) {
      const parentIds = new Set(rows.filter((row) => row.list === parent).map((row) => row.id))
      expect(
        rows.filter(
          (row) =>
            row.list === list && (row.parent_id === undefined || !parentIds.has(row.parent_id)),
        ),
      ).toEqual([])
    }
  })

  it('gives every career field enough to choose from, in skills that are on the list of skills', () => {
    for (const field of careerFields) {
      expect(field.specialisations.length, field.name).toBeGreaterThanOrEqual(6)
      expect(field.projects.length, field.name).toBeGreaterThanOrEqual(6)
      expect(field.skills.length, field.name).toBeGreaterThanOrEqual(10)
      expect(
        field.skills.filter((skill) => !skills.includes(skill)),
        field.name,
      ).toEqual([])
    }
    expect(
      skills.filter((skill) => !careerFields.some((field) => field.skills.includes(skill))),
    ).toEqual([])
  })

  it('offers “prefer not to say” for questions about the person', () => {
    for (const list of ['racial-ethnic-group', 'disability', 'gender', 'annual-revenue'])
      expect(
        rows.some((row) => row.list === list && row.label === 'Prefer not to say'),
        list,
      ).toBe(true)
  })
})
