import { expect, test } from 'vitest'
import { toCompanyDetails, listMissingDetails } from './company-details.ts'

const completeDetails = {
  legal_name: 'Company Ltd',
  registered_address: '1 High Street',
  signatory_name: 'Ann Lee',
  signatory_title: 'Director',
}

test('company details are complete once no field is blank', () => {
  expect(listMissingDetails({})).toEqual([
    'legal_name',
    'registered_address',
    'signatory_name',
    'signatory_title',
  ])
  expect(listMissingDetails({ ...completeDetails, signatory_title: '  ' })).toEqual([
    'signatory_title',
  ])
  expect(listMissingDetails(completeDetails)).toEqual([])
  expect(toCompanyDetails({ ...completeDetails, legal_name: 7 }).legal_name).toBeNull()
})
