import { expect, it } from 'vitest'
import { importLimits, readImportFile } from './import-file.ts'

const row = {
  row: 1,
  name: 'Silva Boats',
  website: 'silva.example',
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana@silva.example',
}

it('finds the columns by their names, in any order and with any others between them', () => {
  const cells = 'ana@silva.example;Porto;Silva;Ana;silva.example;Silva Boats'
  for (const head of [
    'Email;City;Last name;First name;Website;Company',
    'e-mail address;x;SURNAME;given_name;URL;company name',
    "Contact's email;city;Contact's last name;Contact's first name;Homepage;Name",
  ])
    expect(readImportFile(`${head}\n${cells}`)).toEqual({ rows: [row] })
})

it('needs no website, and reads cells that are missing at the end as empty', () => {
  expect(
    readImportFile('name,first name,email,last name\nSilva Boats,Ana,a@silva.example'),
  ).toEqual({
    rows: [{ ...row, website: '', email: 'a@silva.example', last_name: '' }],
  })
})

it('says why a file cannot be read', () => {
  const head = 'name,first name,last name,email'
  const tooMany = Array.from({ length: importLimits.rows + 1 }, (_, at) => `x${at}`).join('\n')
  expect(
    [
      `${head}\nM\uFFFDller,Ana,Silva,ana@silva.example`,
      `${head}\n"Silva,Ana,Silva,ana@silva.example`,
      'name,first name,last name\nSilva,Ana,Silva',
      '',
      head,
      `${head}\n${tooMany}`,
    ].map((file) => readImportFile(file)),
  ).toEqual(
    ['encoding', 'quote', 'columns', 'columns', 'empty', 'tooMany'].map((problem) => ({ problem })),
  )
})
