import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import type { z } from 'zod'
import { client } from '../../platform/client.ts'

interface PartCall {
  readonly fields: readonly string[]
  readonly holds: (values: Record<string, unknown>) => boolean
  readonly send: (values: Record<string, unknown>) => Promise<unknown>
}

const picked = (values: Readonly<Record<string, unknown>>, names: readonly string[]) => Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

function partCall<S extends z.ZodObject>(body: S, send: (body: z.output<S>) => Promise<unknown>): PartCall {
  const fields = Object.keys(body.shape)
  return { fields, holds: (values) => body.safeParse(picked(values, fields)).success, send: (values) => send(body.parse(picked(values, fields))) }
}

/** Several fields have a call that takes them as one, and each of them one of its own. */
interface PartCalls {
  readonly asOne: PartCall
  readonly single: readonly PartCall[]
}

const { savePersonalInfo, saveName, saveProfileBasics, saveCitizenship, saveEnglish, savePersonalDetails, saveJobTitle, saveInternshipGoal, saveIntroduction } = profileSections

export const personalCalls: PartCalls = {
  asOne: partCall(savePersonalInfo.body, (body) => client.profiles.savePersonalInfo({ body })),
  single: [
    partCall(saveName.body, (body) => client.profiles.saveName({ body })), partCall(saveProfileBasics.body, (body) => client.profiles.saveProfileBasics({ body })),
    partCall(saveCitizenship.body, (body) => client.profiles.saveCitizenship({ body })), partCall(saveEnglish.body, (body) => client.profiles.saveEnglish({ body })),
  ],
}

export const introductionCalls: PartCalls = {
  asOne: partCall(savePersonalDetails.body, (body) => client.profiles.savePersonalDetails({ body })),
  single: [
    partCall(saveJobTitle.body, (body) => client.profiles.saveJobTitle({ body })), partCall(saveInternshipGoal.body, (body) => client.profiles.saveInternshipGoal({ body })),
    partCall(saveIntroduction.body, (body) => client.profiles.saveIntroduction({ body })),
  ],
}

/** Sends what is new, and nothing else: by the call of its own where one is enough, else as one. */
export async function sendChanged({ asOne, single }: PartCalls, valid: Record<string, unknown>, changed: readonly string[]): Promise<void> {
  const own = changed.filter((name) => asOne.fields.includes(name))
  if (own.length === 0) return
  const one = single.find((call) => own.every((name) => call.fields.includes(name)) && call.holds(valid))
  await (one ? one.send(valid) : asOne.send(picked(valid, own)))
}
