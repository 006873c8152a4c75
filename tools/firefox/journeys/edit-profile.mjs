import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createResumePdf } from '../../../e2e/support/resume.ts'
import { Person } from '../person.mjs'

const birthDate = '2003-05-17'

/** An intern changes the date of birth, which saves itself, and uploads a résumé. */
export async function editProfile(firefox) {
  const diego = await Person.open(firefox, 'diego.navarro@tec.example')
  await diego.goTo('/intern/application/personal-information')
  await diego.typeDate('Date of birth', birthDate)
  await diego.see(/Saved \d\d:\d\d/)
  const saved = await diego.request('GET', 'intern-service/intern-profile/basic-info/get')
  if (saved.intern_dob !== birthDate)
    throw new Error(`${saved.intern_dob} was saved as the date of birth`)
  const folder = mkdtempSync(join(tmpdir(), 'fledge-firefox-'))
  const path = join(folder, 'cv.pdf')
  writeFileSync(path, await createResumePdf(['Diego Navarro', 'Skills', 'Python, SQL']))
  await diego.goTo('/intern/application/resume-profile')
  await diego.chooseFile(/résumé/i, path)
  await diego.see('Check the details from your résumé')
  await diego.leave()
  rmSync(folder, { recursive: true })
}
