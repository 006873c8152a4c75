import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { clearInterfaceState, showSnackbar, showToast } from './toasts.ts'
import { ToastsView } from './toasts-view.tsx'

function Messages({ show }: { readonly show: () => void }) {
  useEffect(() => {
    show()
    return clearInterfaceState
  }, [show])
  return null
}
const showing =
  (show: () => void): Decorator =>
  (Story) => (
    <>
      <Messages show={show} />
      <Story />
    </>
  )

const meta: StoryMeta<typeof ToastsView> = { component: ToastsView }
export default meta

/** The last three of many. */
export const Toasts: Story<typeof ToastsView> = {
  decorators: [
    showing(() => {
      for (const text of ['Draft saved', 'Changes saved', 'Offer sent']) showToast(text)
      showToast('Shortlisted for Product design', { label: 'Undo', act: ignore })
    }),
  ],
}
export const LongMessages: Story<typeof ToastsView> = {
  decorators: [
    showing(() => {
      showSnackbar({ severity: 'error', title: longWord, message: longText })
      showToast(`${longText} ${longWord}`, { label: 'Undo', act: ignore })
    }),
  ],
}
