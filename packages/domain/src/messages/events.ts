import { data, defineEvents } from '@fledge/kernel/events.ts'

interface TemplateData {
  readonly name: string
  readonly version: number
}

/** Changes of templates; the subject is the template, the note says why. */
export const templateEvents = defineEvents('template', {
  add: data<TemplateData>(),
  change: data<TemplateData>(),
  archive: data<TemplateData>(),
  restore: data<TemplateData>(),
})
