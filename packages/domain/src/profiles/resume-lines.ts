/** Where something was read: its page and line, both from 1, and the line itself, so that a person can compare. */
export interface Source {
  readonly page: number
  readonly line: number
  readonly text: string
}

/** Something found, with where. */
export interface Found<T> {
  readonly value: T
  readonly source: Source
}

export interface ResumePage {
  readonly page: number
  readonly lines: readonly string[]
}

export type ResumeSection = 'head' | 'education' | 'experience' | 'skills' | 'languages' | 'other'

const headings: readonly (readonly [ResumeSection, ReadonlySet<string>])[] = [
  ['education', new Set(['education', 'education and training', 'academic background', 'studies', 'qualifications'])],
  ['experience', new Set(['experience', 'work experience', 'professional experience', 'employment', 'employment history', 'work history', 'volunteer experience', 'volunteering', 'internships', 'projects and experience'])],
  ['skills', new Set(['skills', 'technical skills', 'key skills', 'core skills', 'tools', 'skills and tools', 'competences', 'competencies'])],
  ['languages', new Set(['languages', 'language skills'])],
  ['other', new Set(['projects', 'awards', 'certifications', 'certificates', 'publications', 'interests', 'hobbies', 'references', 'summary', 'profile', 'about me', 'objective', 'contact', 'activities'])],
]

/** A line with the section it stands in. */
export interface Line extends Source {
  readonly section: ResumeSection
  readonly isHeading: boolean
}

/** The lines of all pages, each with its section. Lines longer than 400 characters are cut: no sentence of a résumé is. */
export function sectionedLines(pages: readonly ResumePage[]): Line[] {
  let section: ResumeSection = 'head'
  return pages.flatMap(({ page, lines }) => lines.map((raw, at) => {
    const text = raw.slice(0, 400)
    const said = text.toLowerCase().replaceAll('&', 'and').replace(/[^a-z ]/g, ' ').replace(/ +/g, ' ').trim()
    const heading = text.length <= 40 ? headings.find(([, names]) => names.has(said))?.[0] : undefined
    section = heading ?? section
    return { page, line: at + 1, text, section, isHeading: heading !== undefined }
  }))
}

export const sourceOf = ({ page, line, text }: Line): Source => ({ page, line, text })
