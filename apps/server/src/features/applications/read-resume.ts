import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { isDoubtfulText } from '@fledge/resume-parser/doubtful-text.ts'
import type { SourcedValue } from '@fledge/resume-parser/read-text.ts'
import type { ResumePost, ResumeStudy } from '@fledge/resume-parser/resume-facts.ts'
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

const toName = (name: SourcedValue<string> | null) =>
  name ? { ...name, is_doubtful: isDoubtfulText(name.value) } : null
const toStudy = (study: ResumeStudy) => ({
  ...study,
  school: toName(study.school),
  degree: toName(study.degree),
})
const toPost = (post: ResumePost) => ({
  ...post,
  title: toName(post.title),
  place: toName(post.place),
})

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
    education: facts.education.map(toStudy),
    experience: [...facts.experience, ...facts.projects].map(toPost),
    skills: [...facts.skills],
    own_skills: [...facts.ownSkills],
    languages: [...facts.languages],
  }
}
