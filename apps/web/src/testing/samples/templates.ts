import type { TemplateVersion, TemplateView } from '@fledge/contract/messages/template-schema.ts'

export const sampleTemplate: TemplateView = {
  template_id: 'template-1',
  name: 'Before the deadline',
  subject: '{batch}: finish your application by {deadline}',
  body: 'Hello {first_name},\n\nyour application for {batch} isn’t complete yet.',
  version: 2,
  state: 'ACTIVE',
  updated_at: '2026-11-20T09:30:00Z',
  author_name: 'Ada Berg',
  may: { change: true, archive: true, restore: 'templates.refused.active' },
}

export const sampleArchivedTemplate: TemplateView = {
  ...sampleTemplate,
  template_id: 'template-2',
  name: 'Summer greetings',
  version: 1,
  state: 'ARCHIVED',
  author_name: null,
  may: {
    change: 'templates.refused.archived',
    archive: 'templates.refused.archived',
    restore: true,
  },
}

export const sampleVersion: TemplateVersion = {
  version: 2,
  name: sampleTemplate.name,
  subject: sampleTemplate.subject,
  body: sampleTemplate.body,
  note: 'The deadline was missing',
  created_at: '2026-11-20T09:30:00Z',
  author_name: 'Ada Berg',
}
