import { listPageFields } from '@fledge/domain/applications/application-form.ts'
import { applicationSections } from '@fledge/domain/applications/application-sections.ts'
import { getLabelKey } from '@fledge/domain/profiles/form-field.ts'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'

test('every field that the application asks has the texts that it names', () => {
  const fields = applicationSections.flatMap(listPageFields)
  const keys = fields.flatMap((field) => [getLabelKey(field), field.changeLabel, field.hint])
  expect(keys.length).toBeGreaterThan(60)
  const missing = keys.filter((key) => key !== undefined && !catalogue[key])
  expect(missing, 'add them to applications/texts.ts').toEqual([])
})
