import type { TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { getTemplateAct } from '@fledge/domain/messages/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { ArchiveTemplateDialog } from './archive-template-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateVersionsDialog } from './template-versions-dialog.tsx'

const toReason = (may: true | string) => (may === true ? null : translateKey(may))

/** What can be done with a template of the list. */
export function TemplateRowButtons({ template }: { readonly template: TemplateView }) {
  const [open, setOpen] = useState<'change' | 'archive' | 'versions' | null>(null)
  const close = () => setOpen(null)
  const { name, may, state } = template
  const act = getTemplateAct(state)
  return (
    <Group>
      <Button
        size="small"
        aria-label={t('templatesScreen.changeNamed', { name })}
        disabledReason={toReason(may.change)}
        onClick={() => setOpen('change')}
      >
        {t('templatesScreen.change')}
      </Button>
      <Button
        size="small"
        aria-label={t('templatesScreen.versionsNamed', { name })}
        onClick={() => setOpen('versions')}
      >
        {t('templatesScreen.versions')}
      </Button>
      <Button
        size="small"
        aria-label={t(`templatesScreen.${act}Named`, { name })}
        disabledReason={toReason(may[act])}
        onClick={() => setOpen('archive')}
      >
        {t(`templatesScreen.${act}`)}
      </Button>
      {open === 'change' ? <TemplateDialog template={template} onClose={close} /> : null}
      {open === 'archive' ? <ArchiveTemplateDialog template={template} onClose={close} /> : null}
      {open === 'versions' ? <TemplateVersionsDialog template={template} onClose={close} /> : null}
    </Group>
  )
}
