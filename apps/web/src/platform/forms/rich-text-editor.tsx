import { buttonClass } from '@fledge/ui/button.tsx'
import { MantineParts } from '@fledge/ui/mantine-parts.tsx'
import { Link, RichTextEditor } from '@mantine/tiptap'
import '@fledge/ui/theme/inputs.css'
import '@mantine/tiptap/styles.layer.css'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import styles from './rich-text.module.css'
import { t } from '../i18n/use-texts.ts'

export interface TextEditorProps {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur?: () => void
  /** Called when the editor is ready, with a function that focuses it. */
  readonly onReady?: (focus: () => void) => void
  /** Name and state of the field, for screen readers. */
  readonly name: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

// Only the formats that the server keeps, so that no formatting is lost on saving.
const starterKit = StarterKit.configure({
  heading: false,
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: false,
})
const link = Link.configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  protocols: ['http', 'https'],
})

function useTextEditor({
  value,
  onChange,
  onBlur,
  onReady,
  name,
  describedBy,
  invalid,
}: TextEditorProps) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': name,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
  }
  const editor = useEditor({
    extensions: [starterKit, link],
    content: value,
    editorProps: { attributes },
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
    onCreate: ({ editor: instance }) => onReady?.(() => void instance.commands.focus()),
  })
  useEffect(() => {
    // Sets values from outside, like a restored draft or a colleague's change, but never while the
    // user is typing. The library destroys an editor that is not mounted in time and creates
    // another.
    if (
      !editor.isDestroyed &&
      !editor.isFocused &&
      value !== (editor.isEmpty ? '' : editor.getHTML())
    )
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return editor
}

const editorLabels = () => ({
  boldControlLabel: t('platform.editor.bold'),
  italicControlLabel: t('platform.editor.italic'),
  bulletListControlLabel: t('platform.editor.bullets'),
  orderedListControlLabel: t('platform.editor.numbers'),
  linkControlLabel: t('platform.editor.link'),
  unlinkControlLabel: t('platform.editor.unlink'),
  linkEditorInputLabel: t('platform.editor.address'),
  linkEditorInputPlaceholder: 'https://',
  linkEditorSave: t('common.btn.save'),
  undoControlLabel: t('platform.editor.undo'),
  redoControlLabel: t('platform.editor.redo'),
})

/** Rich text editor: bold, italics, lists, links. Loaded on demand (rich-text-field.tsx). */
export function TextEditor(props: TextEditorProps) {
  const editor = useTextEditor(props)
  return (
    <MantineParts>
      <RichTextEditor
        editor={editor}
        labels={editorLabels()}
        className={styles['editor']}
        data-invalid={props.invalid || undefined}
        withTypographyStyles={false}
      >
        <Toolbar />
        <RichTextEditor.Content />
      </RichTextEditor>
    </MantineParts>
  )
}

function Toolbar() {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {/* Its choice of a new tab would be lost on saving, and the choice has no name. */}
        <RichTextEditor.Link
          classNames={{
            linkEditor: styles['linkEditor'] ?? '',
            linkEditorExternalControl: styles['newTabChoice'] ?? '',
            linkEditorSave: buttonClass({}),
          }}
        />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
