/** The seeds' flags in local storage (seed 000 §4): whether the tour is still to be shown, and whether the dashboard moves in. Absent means yes. */
const flags = { tour: 'showHCOnboardingTour', animation: 'showDashboardAnimation' } as const
type Flag = keyof typeof flags

export function isShown(flag: Flag): boolean {
  return localStorage.getItem(flags[flag]) !== 'false'
}

/** It was seen: not again on this device. */
export function markSeen(flag: Flag): void {
  localStorage.setItem(flags[flag], 'false')
}
