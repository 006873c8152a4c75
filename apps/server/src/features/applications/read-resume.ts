import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readResume } from '../files/public.ts'
import { getLookupNames } from '../lookups/public.ts'

const emptyResume = {
  person: { name: null, email: null, phone: null, links: [] },
  pages: [],
  education: [],
  experience: [],
  skills: [],
  own_skills: [],
  languages: [],
}

const toLabels = (names: ReadonlyMap<number, string>) =>
  [...names].map(([id, label]) => ({ id, label }))

/** Extracts facts from a résumé, each with its source line, without saving anything. */
export const parseResume: Handler<typeof applicationEndpoints.parseResume> = async ({
  actor,
  db,
  now,
  upload,
  services,
}) => {
  const read = await readResume(
    { services, actor, now, bytes: upload.bytes },
    {
      skills: toLabels(await getLookupNames(db, 'skill')),
      languages: toLabels(await getLookupNames(db, 'language')),
    },
  )
  if ('image' in read) return { name: upload.filename, is_image: true, ...emptyResume }
  const { name, email, phone, links, ...facts } = read.facts
  return {
    name: upload.filename,
    is_image: false,
    pages: facts.pages.map(({ page, lines }) => ({ page, lines: [...lines] })),
    person: { name, email, phone, links: [...links] },
    education: [...facts.education],
    experience: [...facts.experience, ...facts.projects],
    skills: [...facts.skills],
    own_skills: [...facts.ownSkills],
    languages: [...facts.languages],
  }
}
