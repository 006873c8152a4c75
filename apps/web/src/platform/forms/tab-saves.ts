const key = 'fledge-saved'
const maxTabs = 8
/** Id of this tab until it is reloaded. */
const ownTab = Math.random().toString(36).slice(2)

interface TabSave {
  readonly tab: string
  readonly at: number
}

/** Returns when each tab of this browser last saved, latest first. */
const readTabSaves = (): readonly TabSave[] =>
  (localStorage.getItem(key) ?? '').split(',').flatMap((mark) => {
    const [tab, at] = mark.split(' ')
    return tab && at ? [{ tab, at: Number(at) }] : []
  })

/** Records in this browser that this tab has saved. */
export function recordTabSave(now = Date.now(), tab = ownTab): void {
  const marks = [{ tab, at: now }, ...readTabSaves().filter((tabSave) => tabSave.tab !== tab)]
  localStorage.setItem(
    key,
    marks
      .slice(0, maxTabs)
      .map((mark) => `${mark.tab} ${mark.at}`)
      .join(','),
  )
}

/**
 * Whether another tab of this browser has saved since this one was opened, and so made the change.
 * @param since when this tab was opened
 */
export function wasSavedInOtherTab(since = performance.timeOrigin, tab = ownTab): boolean {
  return readTabSaves().some((tabSave) => tabSave.tab !== tab && tabSave.at > since)
}
