import type { Page } from '@playwright/test'
import { sendRequest } from '../support/requests.ts'

interface StoredApplication {
  readonly profile: {
    readonly introduction: string | null
    readonly job_title: string | null
    readonly low_english: Readonly<Record<string, string>>
    readonly racial_ethnic_group_ids: readonly number[] | null
  }
  readonly project_ids: readonly number[]
  readonly skill_to_improve_ids: readonly number[]
  readonly education: readonly {
    readonly degree: string
    readonly is_certification?: boolean
    readonly from: string | null
    readonly file_name: string | null
  }[]
}
export const readStoredApplication = (page: Page) =>
  sendRequest<StoredApplication>(page, 'GET intern-service/application')

/** Runs in the page: returns the drafts stored on this device as JSON. */
export const readDeviceDrafts = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('fledge-drafts')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.addEventListener('error', () => reject(reading.error))
      reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)))
    })
  })
