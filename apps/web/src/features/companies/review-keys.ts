/** Whether somebody is typing or in a dialog: then a letter is a letter. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.metaKey || event.ctrlKey || event.altKey || (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null)
