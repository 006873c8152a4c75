import { useCallback } from 'react'

const focusableSelector = 'a[href], button, input, select, textarea, [contenteditable], [tabindex]'

/**
 * Makes a scrolling area focusable while it overflows and contains nothing focusable, so that it
 * can be scrolled by keyboard.
 * @returns its ref
 */
export function useScrollFocus(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const updateTabStop = () => {
      if (element.scrollHeight > element.clientHeight && !element.querySelector(focusableSelector))
        element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(updateTabStop)
    for (const target of [element, ...element.children]) sizes.observe(target)
    const contents = new MutationObserver(() => {
      for (const child of element.children) sizes.observe(child)
      updateTabStop()
    })
    contents.observe(element, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
}
