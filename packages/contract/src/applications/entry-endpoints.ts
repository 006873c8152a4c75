import { z } from 'zod'
import { emptyBody, uuid } from '../platform/schema.ts'
import { saveBase } from '../platform/save-base.ts'
import { educationEntry, entryView, experienceEntry, portfolioEntry } from '../profiles/schema.ts'
import { profileReaders } from './section-endpoints.ts'

const entryParams = z.strictObject({ id: uuid })
const base = { base: saveBase.optional() }
const access = ['intern'] as const
const mutationBase = {
  access,
  errors: ['NOT_FOUND'],
  invalidates: [...profileReaders, 'listEducation', 'listExperience', 'listPortfolio'],
} as const

/** Returns the four endpoints of one kind of entries. */
const createEntryEndpoints = <const P extends string, B extends z.ZodType, E extends z.ZodType>(
  path: P,
  noun: string,
  body: B,
  edited: E,
) =>
  ({
    list: {
      method: 'GET',
      path: `intern-service/profile/${path}` as const,
      access,
      summary: `Returns the intern's ${noun} entries in order.`,
      response: z.array(entryView),
    },
    add: {
      method: 'POST',
      path: `intern-service/profile/${path}` as const,
      ...mutationBase,
      summary: `Adds an entry to the intern's ${noun}.`,
      body,
      response: entryView,
    },
    edit: {
      method: 'PATCH',
      path: `intern-service/profile/${path}/{id}` as const,
      ...mutationBase,
      summary: `Updates an entry of the intern's ${noun}.`,
      params: entryParams,
      body: edited,
      response: entryView,
    },
    remove: {
      method: 'DELETE',
      path: `intern-service/profile/${path}/{id}` as const,
      ...mutationBase,
      summary: `Removes an entry from the intern's ${noun}.`,
      params: entryParams,
      response: emptyBody,
    },
  }) as const

const education = createEntryEndpoints(
  'education',
  'education',
  educationEntry,
  educationEntry.safeExtend(base),
)
const experience = createEntryEndpoints(
  'projects-past-experience',
  'work and volunteer experience',
  experienceEntry,
  experienceEntry.safeExtend(base),
)
const portfolio = createEntryEndpoints(
  'portfolio',
  'portfolio',
  portfolioEntry,
  portfolioEntry.safeExtend(base),
)

export const entryEndpoints = {
  listEducation: education.list,
  addEducation: education.add,
  editEducation: education.edit,
  removeEducation: education.remove,
  listExperience: experience.list,
  addExperience: experience.add,
  editExperience: experience.edit,
  removeExperience: experience.remove,
  listPortfolio: portfolio.list,
  addPortfolio: portfolio.add,
  editPortfolio: portfolio.edit,
  removePortfolio: portfolio.remove,
} as const
